// The checkout block draws shipping and billing into one form, both with the same autocomplete words. The ids tell them apart.
for (const side of ['shipping', 'billing']) {
  const lookup = document.querySelector(`#dga-${side}`);
  if (lookup) {
    const field = (name) => `#${side}-${name}`;
    lookup.fields = {
      'postal-code': field('postcode'),
      prefecture: field('state'),
      city: field('city'),
      town: field('address_1'),
      block: field('address_1'),
      building: field('address_2'),
      organization: field('company'),
    };
  }
}
