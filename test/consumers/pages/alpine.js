import Alpine from 'alpinejs';
import 'dga-address-lookup';

document.querySelector('#app').innerHTML = `
  <form x-data="{ values: { zip: '', pref: '', city: '', line1: '', line2: '' }, draws: 0, made: 0 }">
    <template x-for="each in [made]" :key="each">
      <div>
        <input x-model="values.zip" name="zip" autocomplete="postal-code" :data-draws="draws">
        <select x-model="values.pref" name="pref" autocomplete="address-level1" :data-draws="draws">
          <option value="">選択してください</option>
          <option>東京都</option>
          <option>大阪府</option>
        </select>
        <input x-model.lazy="values.city" name="city" autocomplete="address-level2" :data-draws="draws">
        <input x-model="values.line1" name="line1" autocomplete="address-line1" :data-draws="draws">
        <input x-model.lazy="values.line2" name="line2" autocomplete="address-line2" :data-draws="draws">
      </div>
    </template>
    <dga-address-lookup endpoint="/dga"></dga-address-lookup>
    <button type="button" id="draw" @click="draws += 1; values = { ...values }"></button>
    <button type="button" id="make" @click="made += 1"></button>
    <output :data-draws="draws" :data-made="made" x-text="JSON.stringify(values)"></output>
  </form>`;
Alpine.start();
