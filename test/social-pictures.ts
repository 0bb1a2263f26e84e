// npm run task social: the pictures that other sites show beside a link to the site, demo/public/og.en.png and og.ja.png.
import { readFileSync } from 'node:fs';
import { launch } from './journeys/served-demo.ts';

const icon = readFileSync('demo/public/icon.svg', 'utf8');

const TEXTS = {
  ja: {
    title: '7文字の入力で、<br>住所がすべて入る。',
    about: '郵便番号とデジタルアドレスに対応した<br>住所フォームのWebコンポーネント',
    code: '郵便番号またはデジタルアドレス',
    fields: [
      ['都道府県', '東京都'],
      ['市区町村', '千代田区'],
      ['町名・番地', '丸の内２丁目７−２'],
      ['建物名・部屋番号', 'サンプルビル３０１'],
    ],
  },
  en: {
    title: 'Seven characters.<br>The whole Japanese address.',
    about: 'A web component that fills the form you already have, from a ZIP Code or a Digital Address',
    code: 'ZIP Code or Digital Address',
    fields: [
      ['Prefecture', '東京都'],
      ['City', '千代田区'],
      ['Town and block', '丸の内２丁目７−２'],
      ['Building', 'サンプルビル３０１'],
    ],
  },
} as const;

function pageOf(language: keyof typeof TEXTS): string {
  const { title, about, code, fields } = TEXTS[language];
  const boxes = [...'A7E2FK2'].map((sign, at) => `<b${at === 3 ? ' class="gap"' : ''}>${sign}</b>`).join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
  * { box-sizing: border-box; margin: 0; }
  body { inline-size: 1200px; block-size: 630px; overflow: hidden; font-family: 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif; color: #fff; background: linear-gradient(112deg, #1d4f7c 0 52%, #153b5e 52%); }
  main { display: grid; grid-template-columns: 1fr 500px; gap: 56px; align-items: center; block-size: 100%; padding: 0 64px; }
  .brand { display: flex; gap: 18px; align-items: center; font-size: 28px; font-weight: 700; }
  .brand svg { inline-size: 56px; block-size: 56px; outline: 2px solid rgb(255 255 255 / 35%); border-radius: 14px; }
  h1 { margin-block: 44px 26px; font-size: ${language === 'ja' ? 56 : 54}px; line-height: 1.28; letter-spacing: ${language === 'ja' ? '.01em' : '-.02em'}; }
  .about { text-wrap: balance; font-size: 24px; line-height: 1.6; color: #d3e4f3; }
  .card { padding: 34px 36px 38px; color: #1f2328; background: #fff; border-radius: 22px; box-shadow: 0 0 0 10px rgb(255 255 255 / 12%); }
  .label { font-size: 17px; color: #4b525c; }
  .code { display: flex; gap: 8px; margin-block: 8px 26px; }
  .code b { flex: 1; padding-block: 9px; font: 700 34px/1.2 'DejaVu Sans Mono', monospace; text-align: center; color: #153b5e; background: #fbeee0; border: 2px solid #f3b562; border-radius: 10px; }
  .code .gap { margin-inline-start: 18px; }
  .fields { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 14px; }
  .fields div:nth-child(n + 3) { grid-column: 1 / -1; }
  .value { margin-block-start: 4px; padding: 9px 14px; font-size: 24px; background: #e8eff6; border: 1.5px solid #1d4f7c; border-radius: 10px; }
</style><main><div><p class="brand">${icon}<span>dga-address-lookup</span></p><h1>${title}</h1><p class="about">${about}</p></div>
<div class="card"><p class="label">${code}</p><p class="code">${boxes}</p><div class="fields">${fields
    .map(([label, value]) => `<div><p class="label">${label}</p><p class="value" lang="ja">${value}</p></div>`)
    .join('')}</div></div></main>`;
}

const browser = await launch();
for (const language of ['ja', 'en'] as const) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(pageOf(language));
  await page.screenshot({ path: `demo/public/og.${language}.png` });
}
await browser.close();
