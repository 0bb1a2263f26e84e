// The published description of the routes, and whether answers and requests keep to it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { from, JSON_HEADERS, proxyOver } from '../ask.ts';
import { REQUEST_CASES } from '../request-cases.ts';
import { Upstream } from '../upstream.ts';

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: object }> }>;
}
interface Description {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
}

describe('the OpenAPI description', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  async function describeRoutes(options: Parameters<typeof proxyOver>[1] = {}): Promise<Description> {
    const response = await proxyOver(upstream, options).request(`${options.basePath ?? '/dga'}/openapi.json`);
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/json']);
    return (await response.json()) as Description;
  }

  function validatorOf(description: Description): (schema: object) => ValidateFunction {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: 'routes', components: description.components });
    return (schema) => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"routes#/')) as object);
  }

  it('is OpenAPI 3.1, and follows base path and token mode', async () => {
    const usual = await describeRoutes();
    assert.match(usual.openapi, /^3\.1\./);
    assert.deepEqual(Object.keys(usual.paths), ['/searchcode', '/addresszip', '/livez', '/readyz', '/openapi.json']);
    assert.equal(usual.servers[0]?.url, '/dga');
    const other = await describeRoutes({ basePath: '/shop', tokenMode: true });
    assert.equal(other.servers[0]?.url, '/shop');
    assert.ok('/token' in other.paths);
  });

  it('has valid schemas, and every reference has a schema', async () => {
    const description = await describeRoutes({ tokenMode: true });
    const compile = validatorOf(description);
    for (const name of Object.keys(description.components.schemas)) compile({ $ref: `#/components/schemas/${name}` });
    for (const [, reference] of JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      assert.ok((reference ?? '') in description.components.schemas, reference);
  });

  it('describes the status and the body of every test request, and allows each request that is answered', async () => {
    const description = await describeRoutes({ tokenMode: true });
    const compile = validatorOf(description);
    const cases = REQUEST_CASES.filter(
      ({ settings, fault }) => settings === undefined && !(fault && ['silent', 'drip', 'bomb'].includes(fault.kind)),
    );
    let checked = 0;
    for (const { rule, method = 'POST', path = '/dga/searchcode', headers = {}, body, fault, status } of cases) {
      const operation = description.paths[path.replace(/^\/dga/, '').replace(/\?.*$/, '')]?.[method.toLowerCase()];
      if (!operation) continue;
      const sent =
        body === undefined
          ? '{"search_code":"1000004"}'
          : typeof body === 'string' || body instanceof Uint8Array
            ? body
            : JSON.stringify(body);
      const request = new Request(`http://shop.example${path}`, {
        method,
        headers: method === 'GET' ? headers : { ...JSON_HEADERS, ...headers },
        ...(method === 'GET' ? {} : { body: sent as string }),
      });
      upstream.calm();
      upstream.play('searchcode', fault);
      const response = await proxyOver(upstream).fetch(request, from('198.51.100.7'));
      if (path.endsWith('readyz')) continue;
      assert.equal(response.status, status, rule);
      const described = operation.responses[String(status)];
      assert.ok(described, `${rule}: status ${status} is not described`);
      const type = response.headers.get('content-type') ?? '';
      const schema = described.content[type]?.schema;
      assert.ok(schema, `${rule}: ${type} is not described`);
      const validate = compile(schema);
      assert.ok(validate(await response.json()), `${rule}: ${JSON.stringify(validate.errors)}`);
      const requestSchema = operation.requestBody?.content['application/json']?.schema;
      if (status === 200 && requestSchema && typeof sent === 'string' && !rule.includes('null')) {
        const validateRequest = compile(requestSchema);
        // Response.json() ignores a byte order mark, as the proxy does.
        assert.ok(validateRequest(await new Response(sent).json()), `${rule}: ${JSON.stringify(validateRequest.errors)}`);
      }
      checked++;
    }
    assert.ok(checked > 80, `${checked} cases`);
  });
});
