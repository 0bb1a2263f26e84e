import $ from 'jquery';
import 'dga-address-lookup';

const values = { zip: '', pref: '', city: '', line1: '', line2: '' };
let draws = 0;
let made = 0;
const FIELDS = `
  <input name="zip" autocomplete="postal-code">
  <select name="pref" autocomplete="address-level1">
    <option value="">選択してください</option>
    <option>東京都</option>
    <option>大阪府</option>
  </select>
  <input name="city" autocomplete="address-level2">
  <input name="line1" autocomplete="address-line1">
  <input name="line2" autocomplete="address-line2">`;

$('#app').html(`
  <form>
    <div>${FIELDS}</div>
    <dga-address-lookup endpoint="/dga"></dga-address-lookup>
    <button type="button" id="draw"></button>
    <button type="button" id="make"></button>
    <output></output>
  </form>`);
const tell = () => $('output').text(JSON.stringify(values)).attr({ 'data-draws': draws, 'data-made': made });
const draw = () => {
  for (const [name, value] of Object.entries(values)) $(`[name=${name}]`).val(value);
  tell();
};
$('form').on('change', '[name]', function () {
  values[this.name] = $(this).val();
  tell();
});
$('#draw').on('click', () => {
  draws += 1;
  draw();
});
$('#make').on('click', () => {
  made += 1;
  $('form > div').html(FIELDS);
  draw();
});
draw();
