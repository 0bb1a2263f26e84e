// One form per UI kit for Vue, chosen by ?kit=.
import { createApp, h, reactive, resolveComponent } from 'vue';
import ElementPlus from 'element-plus';
import { Quasar, QInput, QSelect } from 'quasar';
import { createVuetify } from 'vuetify';
import { VApp, VAutocomplete, VSelect, VTextField } from 'vuetify/components';
import 'element-plus/dist/index.css';
import 'quasar/dist/quasar.css';
import 'vuetify/styles';
import 'dga-address-lookup';

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
const state = reactive({});
const query = new URLSearchParams(location.search);
const model = (name) => ({ modelValue: state[name] ?? '', 'onUpdate:modelValue': (value) => (state[name] = value ?? '') });

const vuetify = {
  text: (name, label) => h(VTextField, { name, label, ...model(name) }),
  use: (app) => app.use(createVuetify()),
  around: (form) => h(VApp, () => form),
};
const quasar = {
  text: (name, label) => h(QInput, { name, label, ...model(name) }),
  use: (app) => (app.use(Quasar, {}), (document.documentElement.lang = 'ja')),
};
const elementPlus = {
  use: (app) => app.use(ElementPlus),
  text: (name, label) =>
    h(resolveComponent('el-form-item'), { label, for: name }, () => h(resolveComponent('el-input'), { name, id: name, ...model(name) })),
};
const elSelect = (attributes) => () =>
  h(resolveComponent('el-form-item'), { label: '都道府県', for: 'pref' }, () =>
    h(resolveComponent('el-select'), { id: 'pref', ...attributes, ...model('pref') }, () =>
      OPTIONS.map((one) => h(resolveComponent('el-option'), { key: one.value, ...one })),
    ),
  );
const vOptions = { label: '都道府県', items: OPTIONS, itemTitle: 'label', itemValue: 'value' };
const qOptions = { label: '都道府県', options: OPTIONS, emitValue: true, mapOptions: true };
const KITS = {
  'vuetify-select': { ...vuetify, select: () => h(VSelect, { name: 'pref', ...vOptions, ...model('pref') }) },
  'vuetify-autocomplete': { ...vuetify, select: () => h(VAutocomplete, { name: 'pref', ...vOptions, ...model('pref') }) },
  'quasar-select': { ...quasar, select: () => h(QSelect, { name: 'pref', ...qOptions, ...model('pref') }) },
  'quasar-input': { ...quasar, select: () => h(QSelect, { name: 'pref', useInput: true, ...qOptions, ...model('pref') }) },
  'element-plus': { ...elementPlus, select: elSelect({}) },
  'element-plus-filterable': { ...elementPlus, select: elSelect({ filterable: true }) },
};
const { text, select, use, around = (form) => form } = KITS[query.get('kit')];

const valueOf = (label) => OPTIONS.find((one) => one.label === label)?.value ?? '';
const fields = query.has('recipe') ? { fields: { prefecture: (value) => (state.pref = valueOf(value)) } } : {};
const app = createApp({
  render: () =>
    around([
      h('form', [
        text(...TEXTS[0]),
        h('dga-address-lookup', { endpoint: '/dga', ...fields }),
        select(),
        ...TEXTS.slice(1).map((one) => text(...one)),
      ]),
      h('output', JSON.stringify(Object.fromEntries(Object.entries(state).filter(([, value]) => value !== '')))),
    ]),
});
use(app);
app.mount('#app');
