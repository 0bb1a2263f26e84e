// EC-CUBE 4: 管理画面の「コンテンツ管理 → JavaScript管理」に、このファイルの内容を貼り付けてください。
// dga-address-lookup.js と dga-address-lookup.interaction.js は「ファイル管理」で user_data/dga-address-lookup/ に置きます。
(() => {
  const own = document.currentScript;
  /** プロキシの URL。EC-CUBE の index.php と同じフォルダに置いた dga-address-proxy.php です。 */
  const ENDPOINT = new URL('../../../../dga-address-proxy.php', own.src).pathname;

  const script = new URL(own.dataset.script ?? '../../dga-address-lookup/dga-address-lookup.js', own.src);

  // EC-CUBE marks its address forms with YubinBango's classes. The element is below the ZIP Code, the place of its messages.
  const fields = [...document.querySelectorAll('.h-adr')].map((form) => [...form.querySelectorAll('.p-postal-code')].at(-1)).filter(Boolean);
  for (const field of fields) {
    const lookup = document.createElement('dga-address-lookup');
    lookup.setAttribute('endpoint', own.dataset.endpoint ?? ENDPOINT);
    (field.closest('.ec-zipInput') ?? field).after(lookup);
  }
  if (fields.length === 0) return;

  import(script).then(
    // YubinBango may stay on the page as a fallback. It listens for keyup on the field, and would overwrite the block number.
    () =>
      document.addEventListener(
        'keyup',
        (event) => {
          if (fields.includes(event.target)) event.stopImmediatePropagation();
        },
        true,
      ),
    (error) => console.warn('dga-address-lookup.js was not loaded', error),
  );
})();
