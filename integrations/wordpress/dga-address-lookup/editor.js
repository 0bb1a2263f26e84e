// The block in the editor: its settings, and a placeholder. PHP renders the block on the page.
(({ blocks, element, blockEditor, components }, { title, description, standard, controls }) => {
  const { createElement: h } = element;

  const control = (props, { name, label, kind, options }) => {
    const common = { key: name, label, __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
    const set = (value) => props.setAttributes({ [name]: value === '' || value === false ? undefined : value });
    if (kind === 'flag') return h(components.ToggleControl, { ...common, checked: Boolean(props.attributes[name]), onChange: set });
    const value = props.attributes[name] || '';
    if (kind === 'text') return h(components.TextControl, { ...common, value, onChange: set });
    const choices = [{ label: standard, value: '' }, ...options.map((option) => ({ label: option, value: option }))];
    return h(components.SelectControl, { ...common, value, options: choices, onChange: set });
  };

  blocks.registerBlockType('dga-address-lookup/lookup', {
    title,
    description,
    edit: (props) =>
      h(
        element.Fragment,
        null,
        h(
          blockEditor.InspectorControls,
          null,
          h(components.PanelBody, { title }, ...controls.map((one) => control(props, one))),
        ),
        h('div', blockEditor.useBlockProps(), h(components.Placeholder, { icon: 'location', label: title, instructions: description })),
      ),
    save: () => null,
  });
})(window.wp, window.dgaAddressLookupEditor);
