import { AddressPicker, createClient, PICKER_LEVELS, type PickerLevel, type PickerOption } from '../src/client/index.ts';

const path = document.querySelector('#drawer-path') as HTMLElement;
const filter = document.querySelector('#drawer-filter') as HTMLInputElement;
const list = document.querySelector('#drawer-options') as HTMLElement;
const picker = new AddressPicker(createClient({ endpoint: 'mock:' }));

picker.subscribe(draw);
filter.addEventListener('input', draw);
document.querySelector('#drawer-back')?.addEventListener('click', () => picker.back());
picker.load();

function draw(): void {
  const { levels, level, record } = picker.state;
  const names = PICKER_LEVELS.flatMap((one) => levels[one].chosen?.name ?? []);
  path.textContent = [...names, level ? '…' : `〒${record?.zip_code ?? ''}`].join(' › ');
  list.replaceChildren();
  if (level) for (const option of picker.filter(level, filter.value).slice(0, 99)) list.append(button(level, option));
}

function button(level: PickerLevel, option: PickerOption): HTMLButtonElement {
  const it = document.createElement('button');
  it.textContent = option.name;
  it.addEventListener('click', () => ((filter.value = ''), picker.choose(level, option), filter.focus()));
  return it;
}
