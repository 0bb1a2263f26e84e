import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import 'dga-address-lookup';

function Checkout() {
  const { register, watch, reset, getValues } = useForm({
    defaultValues: { zip: '', pref: '', city: '', line1: '', line2: '' },
    mode: 'onBlur',
  });
  const [draws, setDraws] = useState(0);
  const [made, setMade] = useState(0);
  return (
    <form>
      <div key={made}>
        <input {...register('zip', { required: true })} autoComplete="postal-code" data-draws={draws} />
        <select {...register('pref')} autoComplete="address-level1" data-draws={draws}>
          <option value="">選択してください</option>
          <option>東京都</option>
          <option>大阪府</option>
        </select>
        <input {...register('city')} autoComplete="address-level2" data-draws={draws} />
        <input {...register('line1')} autoComplete="address-line1" data-draws={draws} />
        <input {...register('line2')} autoComplete="address-line2" data-draws={draws} />
      </div>
      <dga-address-lookup endpoint="/dga" />
      <button type="button" id="draw" onClick={() => (setDraws(draws + 1), reset(getValues()))} />
      <button type="button" id="make" onClick={() => setMade(made + 1)} />
      <output data-draws={draws} data-made={made}>
        {JSON.stringify(watch())}
      </output>
    </form>
  );
}

createRoot(document.querySelector('#app')).render(<Checkout />);
