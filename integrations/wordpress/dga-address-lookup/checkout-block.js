// Places the elements of the checkout block. React draws and removes the address forms as the shopper goes along.
(() => {
  const template = document.getElementById('dga-address-lookup-checkout');
  const block = document.querySelector('.wp-block-woocommerce-checkout');
  if (!template || !block) return;

  const lookups = ['shipping', 'billing'].map((side) => {
    const lookup = document.importNode(template.content.getElementById(`dga-${side}`), true);
    // The second line is hidden until it has text, and has the same autocomplete word in both addresses.
    lookup.fields = { building: `#${side}-address_2` };
    // The address form is a flex container with two fields in a row.
    lookup.style.flex = '0 0 100%';
    return { side, lookup };
  });

  const place = () => {
    for (const { side, lookup } of lookups) {
      const row = document.getElementById(`${side}-postcode`)?.closest('.wc-block-components-text-input');
      if (row && row.nextElementSibling !== lookup) row.after(lookup);
    }
  };
  let isPlanned = false;
  new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      place();
    });
  }).observe(block, { childList: true, subtree: true });
  place();
})();
