// What the editor shows in place of the element: the page itself is drawn by PHP.
(({ blocks, element, blockEditor }) => {
  blocks.registerBlockType('dga-address-lookup/lookup', {
    edit: () => element.createElement('p', blockEditor.useBlockProps(), '住所検索（郵便番号・デジタルアドレス）'),
    save: () => null,
  });
})(window.wp);
