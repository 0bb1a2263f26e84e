# The token proxy alone: docker build -t dga-address-proxy . (docs/deploy.md)
# For reproducible images, pin the base: --build-arg NODE=node:24-slim@sha256:… (docker buildx imagetools inspect node:24-slim)
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# The bundler and the proxy's libraries; no browsers, and no install scripts.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY src ./src
COPY scripts ./scripts
COPY tsconfig*.json LICENSE ./
RUN node scripts/build.mjs proxy --licenses && rm -rf dist/proxy/*.d.ts

FROM ${NODE}
LABEL org.opencontainers.image.title="dga-address-proxy" org.opencontainers.image.licenses="MIT"
WORKDIR /app
COPY --from=build /build/dist/proxy /build/LICENSE ./
# The licenses of the libraries inside the bundle.
COPY --from=build /build/dist/THIRD-PARTY* ./
RUN echo '{ "type": "module" }' > package.json
USER node
ENV DGA_HOST=0.0.0.0 NODE_ENV=production
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=4s CMD ["node", "bin.js", "--health"]
# Without the limit, V8 lets the space for short-lived objects grow to 100 MB under load, which looks like a leak.
CMD ["node", "--max-semi-space-size=8", "bin.js"]
