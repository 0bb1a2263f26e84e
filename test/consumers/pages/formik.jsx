import { useFormik } from 'formik';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'dga-address-lookup';

function Checkout() {
  const { getFieldProps, values, setValues } = useFormik({
    initialValues: { zip: '', pref: '', city: '', line1: '', line2: '' },
    onSubmit: () => undefined,
  });
  const [draws, setDraws] = useState(0);
  const [made, setMade] = useState(0);
  return (
    <form>
      <div key={made}>
        <input {...getFieldProps('zip')} autoComplete="postal-code" data-draws={draws} />
        <select {...getFieldProps('pref')} autoComplete="address-level1" data-draws={draws}>
          <option value="">選択してください</option>
          <option>東京都</option>
          <option>大阪府</option>
        </select>
        <input {...getFieldProps('city')} autoComplete="address-level2" data-draws={draws} />
        <input {...getFieldProps('line1')} autoComplete="address-line1" data-draws={draws} />
        <input {...getFieldProps('line2')} autoComplete="address-line2" data-draws={draws} />
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
