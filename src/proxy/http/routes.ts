/** The names of the routes in logs and metrics: templates, never a caller's text. */
export type RouteName = 'searchcode' | 'addresszip' | 'token' | 'livez' | 'readyz' | 'openapi' | 'other';

/** A route of the proxy. The app, the OpenAPI description and the table in the operator's guide are made from these rows. */
export interface Route {
  readonly name: Exclude<RouteName, 'other'>;
  /** Under the base path. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly operationId: string;
  readonly summary: string;
  /** Schemas of the request and of the answer in the OpenAPI description. */
  readonly request?: 'CodeSearch' | 'AddressSearch';
  readonly answer: 'CodeAnswer' | 'AddressAnswer' | 'Token' | 'Health' | 'Description';
  /** `page`: origins are checked and callers are limited. `operator`: for probes and tools. */
  readonly isFor: 'page' | 'operator';
}

const SEARCH_CODE: Route = {
  name: 'searchcode',
  path: '/searchcode',
  method: 'POST',
  operationId: 'searchCode',
  summary: 'Finds addresses by ZIP Code, unique corporate ZIP Code, Digital Address, or the first 3 to 6 digits of a ZIP Code.',
  request: 'CodeSearch',
  answer: 'CodeAnswer',
  isFor: 'page',
};
const SEARCH_ADDRESS: Route = {
  name: 'addresszip',
  path: '/addresszip',
  method: 'POST',
  operationId: 'searchAddress',
  summary: 'Finds ZIP Codes by address, and lists prefectures and cities.',
  request: 'AddressSearch',
  answer: 'AddressAnswer',
  isFor: 'page',
};
const TOKEN: Route = {
  name: 'token',
  path: '/token',
  method: 'POST',
  operationId: 'getToken',
  summary: 'Gives the API’s token to the page (token mode).',
  answer: 'Token',
  isFor: 'page',
};
const LIVEZ: Route = {
  name: 'livez',
  path: '/livez',
  method: 'GET',
  operationId: 'isAlive',
  summary: 'Whether the process works. Never calls the API.',
  answer: 'Health',
  isFor: 'operator',
};
const READYZ: Route = {
  name: 'readyz',
  path: '/readyz',
  method: 'GET',
  operationId: 'isReady',
  summary: 'Whether the API has given a token and the proxy is not shutting down. Never calls the API.',
  answer: 'Health',
  isFor: 'operator',
};
const OPENAPI: Route = {
  name: 'openapi',
  path: '/openapi.json',
  method: 'GET',
  operationId: 'describe',
  summary: 'Describes these routes as OpenAPI 3.1.',
  answer: 'Description',
  isFor: 'operator',
};

/** The routes of a proxy. `tokenMode` adds `POST /token`. */
export function routesOf(tokenMode: boolean): readonly Route[] {
  return [SEARCH_CODE, SEARCH_ADDRESS, ...(tokenMode ? [TOKEN] : []), LIVEZ, READYZ, OPENAPI];
}
