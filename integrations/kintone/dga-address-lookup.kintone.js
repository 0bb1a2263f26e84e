// kintone: アプリの設定 → JavaScript / CSS でカスタマイズ。dga-address-lookup.js を置いた場所とフィールドコードを書き換えてください。
// kintone draws its own inputs and forgets what a script types into them, so each part goes through kintone's own record.
(() => {
  const SCRIPT = 'https://shop.example/cdn/dga-address-lookup.js';
  const ENDPOINT = 'https://shop.example/dga';
  /** The blank space of the form that the lookup is shown in. */
  const SPACE = 'dga';
  /** Parts and field codes of the app. */
  const FIELDS = {
    'postal-code': '郵便番号',
    prefecture: '都道府県',
    city: '市区町村',
    town: '町域',
    block: '番地',
    building: '建物名',
  };

  const write = (code, value) => {
    const shown = kintone.app.record.get();
    if (!shown?.record[code]) return;
    shown.record[code].value = value;
    kintone.app.record.set(shown);
  };

  kintone.events.on(['app.record.create.show', 'app.record.edit.show'], (event) => {
    const space = kintone.app.record.getSpaceElement(SPACE);
    if (!space || space.querySelector('dga-address-lookup')) return event;
    const lookup = document.createElement('dga-address-lookup');
    lookup.setAttribute('endpoint', ENDPOINT);
    lookup.toggleAttribute('standalone', true);
    space.append(lookup);
    lookup.fields = Object.fromEntries(Object.entries(FIELDS).map(([part, code]) => [part, (value) => write(code, value)]));
    // Without the script the form is as it was.
    import(SCRIPT).catch((error) => console.warn(error));
    return event;
  });
})();
