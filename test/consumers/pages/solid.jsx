import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import 'dga-address-lookup';

function Checkout() {
  const [values, setValues] = createSignal({ zip: '', pref: '', city: '', line1: '', line2: '' });
  const [draws, setDraws] = createSignal(0);
  const [made, setMade] = createSignal(1);
  const take = (event) => setValues({ ...values(), [event.currentTarget.name]: event.currentTarget.value });
  return (
    <form>
      <Show when={made()} keyed>
        <input name="zip" autocomplete="postal-code" value={values().zip} onInput={take} data-draws={draws()} />
        <select name="pref" autocomplete="address-level1" value={values().pref} onInput={take} data-draws={draws()}>
          <option value="">選択してください</option>
          <option>東京都</option>
          <option>大阪府</option>
        </select>
        <input name="city" autocomplete="address-level2" value={values().city} onInput={take} data-draws={draws()} />
        <input name="line1" autocomplete="address-line1" value={values().line1} onInput={take} data-draws={draws()} />
        <input name="line2" autocomplete="address-line2" value={values().line2} onInput={take} data-draws={draws()} />
      </Show>
      <dga-address-lookup endpoint="/dga" />
      <button type="button" id="draw" onClick={() => (setDraws(draws() + 1), setValues({ ...values() }))} />
      <button type="button" id="make" onClick={() => setMade(made() + 1)} />
      <output data-draws={draws()} data-made={made() - 1}>
        {JSON.stringify(values())}
      </output>
    </form>
  );
}

render(Checkout, document.querySelector('#app'));
