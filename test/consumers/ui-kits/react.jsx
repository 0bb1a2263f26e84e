// One form per UI kit for React, chosen by ?kit=: a text field of the kit for each line, and its select for the prefecture.
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as Mui from '@mui/material';
import * as Antd from 'antd';
import * as Chakra from '@chakra-ui/react';
import * as HeadlessUi from '@headlessui/react';
import * as Radix from '@radix-ui/react-select';
import * as Aria from 'react-aria-components';
import { Dropdown } from 'primereact/dropdown';
import { InputText } from 'primereact/inputtext';
import ReactSelect from 'react-select';
import 'dga-address-lookup';

const NAMES = ['千葉県', '東京都', '大阪府'];
const OPTIONS = [
  ['12', '千葉県'],
  ['13', '東京都'],
  ['27', '大阪府'],
].map(([value, label]) => ({ value, label }));
const TEXTS = [
  ['zip', '郵便番号'],
  ['city', '市区町村'],
  ['line1', '町名・番地'],
];

const plainText = ({ name, label, value, set }) => (
  <label key={name}>
    {label} <input name={name} value={value} onChange={(event) => set(event.target.value)} />
  </label>
);

const primeText = ({ name, label, value, set }) => (
  <div key={name}>
    <label htmlFor={name}>{label}</label>
    <InputText id={name} name={name} value={value} onChange={(event) => set(event.target.value)} />
  </div>
);
const primeSelect =
  (attributes) =>
  ({ value, set }) => (
    <div>
      <label htmlFor="pref">都道府県</label>
      <Dropdown
        inputId="pref"
        name="pref"
        value={value || null}
        options={OPTIONS}
        placeholder="選択"
        onChange={(event) => set(event.value ?? '')}
        {...attributes}
      />
    </div>
  );

/** Per kit: how it draws a text field and the select, both controlled by the state. */
const KITS = {
  'mui-select': {
    text: ({ name, label, value, set }) => (
      <Mui.TextField key={name} name={name} label={label} value={value} onChange={(event) => set(event.target.value)} />
    ),
    select: ({ value, set }) => (
      <Mui.TextField select name="pref" label="都道府県" value={value} onChange={(event) => set(event.target.value)} sx={{ width: 200 }}>
        {OPTIONS.map((one) => (
          <Mui.MenuItem key={one.value} value={one.value}>
            {one.label}
          </Mui.MenuItem>
        ))}
      </Mui.TextField>
    ),
  },
  'mui-native': {
    text: plainText,
    select: ({ value, set }) => (
      <Mui.TextField
        select
        name="pref"
        label="都道府県"
        value={value}
        onChange={(event) => set(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        <option value="" />
        {OPTIONS.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Mui.TextField>
    ),
  },
  'mui-autocomplete': {
    text: plainText,
    select: ({ value, set }) => (
      <Mui.Autocomplete
        options={NAMES}
        value={value || null}
        onChange={(_, chosen) => set(chosen ?? '')}
        sx={{ width: 200 }}
        renderInput={(params) => <Mui.TextField {...params} label="都道府県" />}
      />
    ),
  },
  antd: {
    text: ({ name, label, value, set }) => (
      <label key={name}>
        {label}
        <Antd.Input name={name} value={value} onChange={(event) => set(event.target.value)} />
      </label>
    ),
    select: ({ value, set }) => (
      <div>
        <label htmlFor="pref">都道府県</label>
        <Antd.Select
          id="pref"
          value={value || undefined}
          onChange={(chosen) => set(chosen ?? '')}
          options={OPTIONS}
          style={{ width: 200 }}
        />
      </div>
    ),
  },
  'antd-search': {
    text: plainText,
    select: ({ value, set }) => (
      <div>
        <label htmlFor="pref">都道府県</label>
        <Antd.Select
          showSearch
          id="pref"
          value={value || undefined}
          onChange={(chosen) => set(chosen ?? '')}
          options={OPTIONS}
          style={{ width: 200 }}
        />
      </div>
    ),
  },
  'react-select': {
    text: plainText,
    select: ({ value, set }) => (
      <div>
        <label htmlFor="pref">都道府県</label>
        <ReactSelect
          inputId="pref"
          name="pref"
          options={OPTIONS}
          value={OPTIONS.find((one) => one.value === value) ?? null}
          onChange={(chosen) => set(chosen?.value ?? '')}
        />
      </div>
    ),
  },
  'prime-dropdown': { text: primeText, select: primeSelect({}) },
  'prime-filter': { text: primeText, select: primeSelect({ filter: true, showClear: true }) },
  'headless-listbox': {
    text: plainText,
    select: ({ value, set }) => (
      <HeadlessUi.Field>
        <HeadlessUi.Label>都道府県</HeadlessUi.Label>
        <HeadlessUi.Listbox name="pref" value={value} onChange={set}>
          <HeadlessUi.ListboxButton>{value || '選択'}</HeadlessUi.ListboxButton>
          <HeadlessUi.ListboxOptions>
            {OPTIONS.map((one) => (
              <HeadlessUi.ListboxOption key={one.value} value={one.value}>
                {one.label}
              </HeadlessUi.ListboxOption>
            ))}
          </HeadlessUi.ListboxOptions>
        </HeadlessUi.Listbox>
      </HeadlessUi.Field>
    ),
  },
  'headless-combobox': {
    text: plainText,
    select: ({ value, set }) => (
      <HeadlessUi.Field>
        <HeadlessUi.Label>都道府県</HeadlessUi.Label>
        <HeadlessUi.Combobox value={value} onChange={(chosen) => set(chosen ?? '')}>
          <HeadlessUi.ComboboxInput displayValue={(one) => one} onChange={() => {}} />
          <HeadlessUi.ComboboxOptions>
            {NAMES.map((one) => (
              <HeadlessUi.ComboboxOption key={one} value={one}>
                {one}
              </HeadlessUi.ComboboxOption>
            ))}
          </HeadlessUi.ComboboxOptions>
        </HeadlessUi.Combobox>
      </HeadlessUi.Field>
    ),
  },
  radix: {
    text: plainText,
    select: ({ value, set }) => (
      <div>
        <label htmlFor="pref">都道府県</label>
        <Radix.Root name="pref" value={value || undefined} onValueChange={set}>
          <Radix.Trigger id="pref">
            <Radix.Value placeholder="選択" />
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content>
              <Radix.Viewport>
                {OPTIONS.map((one) => (
                  <Radix.Item key={one.value} value={one.value}>
                    <Radix.ItemText>{one.label}</Radix.ItemText>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      </div>
    ),
  },
  'react-aria': {
    text: ({ name, label, value, set }) => (
      <Aria.TextField key={name} name={name} value={value} onChange={set}>
        <Aria.Label>{label}</Aria.Label>
        <Aria.Input />
      </Aria.TextField>
    ),
    select: ({ value, set }) => (
      <Aria.Select name="pref" value={value || null} onChange={(chosen) => set(chosen ?? '')}>
        <Aria.Label>都道府県</Aria.Label>
        <Aria.Button>
          <Aria.SelectValue />
        </Aria.Button>
        <Aria.Popover>
          <Aria.ListBox>
            {OPTIONS.map((one) => (
              <Aria.ListBoxItem key={one.value} id={one.value}>
                {one.label}
              </Aria.ListBoxItem>
            ))}
          </Aria.ListBox>
        </Aria.Popover>
      </Aria.Select>
    ),
  },
  'react-aria-combobox': {
    text: plainText,
    select: ({ value, set }) => (
      <Aria.ComboBox value={value || null} onChange={(chosen) => set(chosen ?? '')}>
        <Aria.Label>都道府県</Aria.Label>
        <Aria.Input />
        <Aria.Button>▼</Aria.Button>
        <Aria.Popover>
          <Aria.ListBox>
            {OPTIONS.map((one) => (
              <Aria.ListBoxItem key={one.value} id={one.value}>
                {one.label}
              </Aria.ListBoxItem>
            ))}
          </Aria.ListBox>
        </Aria.Popover>
      </Aria.ComboBox>
    ),
  },
  'chakra-native': {
    text: ({ name, label, value, set }) => (
      <Chakra.Field.Root key={name}>
        <Chakra.Field.Label>{label}</Chakra.Field.Label>
        <Chakra.Input name={name} value={value} onChange={(event) => set(event.target.value)} />
      </Chakra.Field.Root>
    ),
    select: ({ value, set }) => (
      <Chakra.Field.Root>
        <Chakra.Field.Label>都道府県</Chakra.Field.Label>
        <Chakra.NativeSelect.Root>
          <Chakra.NativeSelect.Field name="pref" placeholder="選択" value={value} onChange={(event) => set(event.target.value)}>
            {OPTIONS.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </Chakra.NativeSelect.Field>
        </Chakra.NativeSelect.Root>
      </Chakra.Field.Root>
    ),
  },
  'chakra-select': {
    text: plainText,
    select: ({ value, set }) => {
      const collection = Chakra.createListCollection({ items: OPTIONS });
      return (
        <Chakra.Select.Root
          collection={collection}
          name="pref"
          value={value ? [value] : []}
          onValueChange={(change) => set(change.value[0] ?? '')}
          width="200px"
        >
          <Chakra.Select.HiddenSelect />
          <Chakra.Select.Label>都道府県</Chakra.Select.Label>
          <Chakra.Select.Control>
            <Chakra.Select.Trigger>
              <Chakra.Select.ValueText placeholder="選択" />
            </Chakra.Select.Trigger>
          </Chakra.Select.Control>
          <Chakra.Select.Positioner>
            <Chakra.Select.Content>
              {OPTIONS.map((one) => (
                <Chakra.Select.Item key={one.value} item={one}>
                  {one.label}
                </Chakra.Select.Item>
              ))}
            </Chakra.Select.Content>
          </Chakra.Select.Positioner>
        </Chakra.Select.Root>
      );
    },
  },
};

const query = new URLSearchParams(location.search);
const { text: Text, select: Select } = KITS[query.get('kit')];

function Shop() {
  const [state, setState] = useState({});
  const part = (name) => ({ name, value: state[name] ?? '', set: (value) => setState((old) => ({ ...old, [name]: value })) });
  const recipe = query.has('recipe') && {
    ref: (element) => {
      if (element)
        element.fields = {
          prefecture: (value) =>
            part('pref').set(query.get('recipe') === 'name' ? value : (OPTIONS.find((one) => one.label === value)?.value ?? '')),
        };
    },
  };
  const [zip, ...lines] = TEXTS.map(([name, label]) => Text({ ...part(name), label }));
  return (
    <Chakra.ChakraProvider value={Chakra.defaultSystem}>
      <form>
        {zip}
        <dga-address-lookup endpoint="/dga" {...recipe} />
        <Select {...part('pref')} />
        {lines}
      </form>
      <output>{JSON.stringify(Object.fromEntries(Object.entries(state).filter(([, value]) => value !== '')))}</output>
    </Chakra.ChakraProvider>
  );
}
createRoot(document.querySelector('#app')).render(h(Shop));
