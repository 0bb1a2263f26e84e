import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'dga-address-lookup';

function Checkout() {
  const [values, setValues] = useState({ zip: '', pref: '', city: '', line1: '', line2: '' });
  const [draws, setDraws] = useState(0);
  const [made, setMade] = useState(0);
  const bind = (name) => ({
    name,
    value: values[name],
    'data-draws': draws,
    onChange: ({ target }) => setValues((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <form>
      <div key={made}>
        <input {...bind('zip')} autoComplete="postal-code" />
        <select {...bind('pref')} autoComplete="address-level1">
          <option value="">選択してください</option>
          <option>東京都</option>
          <option>大阪府</option>
        </select>
        <input {...bind('city')} autoComplete="address-level2" />
        <input {...bind('line1')} autoComplete="address-line1" />
        <input {...bind('line2')} autoComplete="address-line2" />
      </div>
      <dga-address-lookup endpoint="/dga" />
      <button type="button" id="draw" onClick={() => (setDraws(draws + 1), setValues({ ...values }))} />
      <button type="button" id="make" onClick={() => setMade(made + 1)} />
      <output data-draws={draws} data-made={made}>
        {JSON.stringify(values)}
      </output>
    </form>
  );
}

createRoot(document.querySelector('#app')).render(<Checkout />);
