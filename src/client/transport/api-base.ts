/** The API's production base. Its version must match the scope of the credentials; the test environment has separate credentials. */
export const API_BASE_PRODUCTION: string = 'https://api.da.pf.japanpost.jp/api/v2';
