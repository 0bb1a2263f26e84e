# The token proxy alone: docker build -t dga-address-proxy . (docs/deploy.md)
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/build.mjs proxy

FROM node:24-slim
WORKDIR /app
COPY --from=build /build/dist/proxy ./
RUN echo '{ "type": "module" }' > package.json
USER node
ENV DGA_HOST=0.0.0.0
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.DGA_PORT || 8787}${process.env.DGA_BASE_PATH ?? '/dga'}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin.js"]
