// Form plugins for WordPress, each with the tag where docs/cms.md puts it: a code, undo, the code again and a block number, and what the site receives.
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  installOurPlugin,
  installPlugin,
  missingForWordPress,
  openWordPress,
  pluginZip,
  useBuiltInProxy,
  type WordPressHost,
} from './wordpress-site.ts';

/** The questions of each form, as an author who thinks of no address lookup writes them. */
const QUESTIONS = ['郵便番号', '都道府県', '市区町村', '町名・番地', '建物名・部屋番号'] as const;
const [ZIP_CODE, PREFECTURE, CITY, STREET] = QUESTIONS;
const PREFECTURES = ['北海道', '東京都', '大阪府'] as const;
/** The block of the element, and its shortcode. */
const BLOCK = '<!-- wp:dga-address-lookup/lookup /-->';
const SHORTCODE = '[dga_address_lookup]';

interface FormPlugin {
  /** The start of the zip's name. */
  readonly zip: string;
  readonly where: string;
  /** PHP that makes the form and prints the content of the page that shows it, or its address. */
  readonly form: string;
  /** The field of a question. */
  readonly field: (question: string) => string;
  /** The buttons that lead from the form to the end, in their order. */
  readonly buttons: readonly string[];
  /** The text at the end. */
  readonly end: RegExp;
  /** PHP that prints what the site has stored. Default: the mails that it has sent. */
  readonly stored?: string;
  /** Whether its question for the city is also that for the town (市区郡町村). */
  readonly asksTownWithCity?: boolean;
  /** PHP that a site's owner puts into the functions.php of the theme. */
  readonly functions?: string;
}

const php = (value: unknown): string => `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;
const labelled = (question: string): string =>
  `xpath=//label[contains(., "${question}")]/following::*[self::input[not(@type="hidden")] or self::select][1]`;

const ninjaForm = (withHtml: boolean): string => {
  const fields = QUESTIONS.map((label, i) =>
    label === PREFECTURE
      ? {
          type: 'listselect',
          label,
          key: `list_${i}`,
          options: ['', ...PREFECTURES].map((value, order) => ({
            label: value || '選択してください',
            value,
            calc: '',
            selected: 0,
            order,
          })),
        }
      : { type: 'textbox', label, key: `text_${i}` },
  );
  const html = { type: 'html', label: 'HTML', key: 'html_9', default: SHORTCODE };
  const all = [
    ...fields.slice(0, 1),
    ...(withHtml ? [html] : []),
    ...fields.slice(1),
    { type: 'submit', label: '送信', key: 'submit', processing_label: '送信中' },
  ];
  return `$form = Ninja_Forms()->form()->get(); $form->update_settings( array( 'title' => 'Address', 'default_label_pos' => 'above', 'hide_complete' => 1, 'clear_complete' => 1, 'currency' => 'JPY' ) )->save(); $id = $form->get_id();
    foreach ( ${php(all)} as $order => $settings ) { Ninja_Forms()->form( $id )->field()->get()->update_settings( array_merge( array( 'order' => $order + 1, 'label_pos' => 'above', 'objectType' => 'Field' ), $settings ) )->save(); }
    foreach ( array( array( 'type' => 'save', 'label' => 'Store' ), array( 'type' => 'successmessage', 'label' => 'Message', 'success_msg' => 'ありがとうございました' ) ) as $settings ) { Ninja_Forms()->form( $id )->action()->get()->update_settings( array_merge( array( 'active' => 1, 'objectType' => 'Action' ), $settings ) )->save(); }
    echo "[ninja_form id=$id]${withHtml ? '' : BLOCK.replaceAll('"', '\\"')}";`;
};
const NINJA = {
  zip: 'ninja-forms',
  field: labelled,
  buttons: ['.nf-form-cont input[type=button], .nf-form-cont input[type=submit]'],
  end: /ありがとうございました/,
  stored: `$subs = get_posts( array( 'post_type' => 'nf_sub', 'numberposts' => 1, 'post_status' => 'any' ) ); echo wp_json_encode( array_map( 'current', get_post_meta( $subs[0]->ID ) ), JSON_UNESCAPED_UNICODE );`,
} as const;

const FORMINATOR_FIELDS = {
  street_address: STREET,
  address_city: CITY,
  address_state: PREFECTURE,
  address_zip: ZIP_CODE,
  address_line: QUESTIONS[4],
  address_country: '国',
};
const forminatorForm = `$id = Forminator_API::add_form( 'Address', ${php([
  {
    wrapper_id: 'wrapper-1',
    fields: [
      {
        element_id: 'address-1',
        type: 'address',
        cols: '12',
        ...Object.fromEntries(
          Object.entries(FORMINATOR_FIELDS).flatMap(([name, label]) => [
            [name, name === 'address_country' ? '' : 'true'],
            [`${name}_label`, label],
          ]),
        ),
      },
    ],
  },
])}, array( 'formName' => 'Address', 'submission-behaviour' => 'behaviour-thankyou', 'thankyou-message' => 'ありがとうございました', 'enable-ajax' => 'true', 'validation' => 'on_submit', 'store_submissions' => true, 'submitData' => array( 'custom-submit-text' => '送信' ), 'form-type' => 'default', 'form-style' => 'default' ) ); if ( is_wp_error( $id ) ) { throw new Exception( $id->get_error_message() ); } echo '[forminator_form id="' . $id . '"]';`;

const item = (label: string, control: string): string =>
  `<!-- wp:snow-monkey-forms/item --><div class="wp-block-snow-monkey-forms-item smf-item"><div class="smf-item__col smf-item__col--label"><div class="smf-item__label"><span class="smf-item__label__text">${label}</span></div></div><div class="smf-item__col smf-item__col--controls"><div class="smf-item__controls">${control}</div></div></div><!-- /wp:snow-monkey-forms/item -->`;
const snowMonkeyForm = `<!-- wp:snow-monkey-forms/form--input --><div class="smf-form">${QUESTIONS.map((label, i) => {
  const options = `{"name":"text-${i}","options":"${['', ...PREFECTURES].map((one) => `\\"${one}\\" : \\"${one || '選択'}\\"`).join('\\n')}"}`;
  const control =
    label === PREFECTURE
      ? `<!-- wp:snow-monkey-forms/control-select ${options} /-->`
      : `<!-- wp:snow-monkey-forms/control-text {"name":"text-${i}"} /-->`;
  return item(label, control) + (label === ZIP_CODE ? BLOCK : '');
}).join(
  '',
)}</div><!-- /wp:snow-monkey-forms/form--input --><!-- wp:snow-monkey-forms/form--complete --><div class="wp-block-snow-monkey-forms-form--complete"><p>ありがとうございました</p></div><!-- /wp:snow-monkey-forms/form--complete -->`;

const gravityForm = (fields: readonly object[], tag = ''): string =>
  `$id = GFAPI::add_form( ${php({
    title: 'Address',
    labelPlacement: 'top_label',
    button: { type: 'text', text: '送信' },
    fields,
    confirmations: { end: { id: 'end', name: 'End', isDefault: true, type: 'message', message: 'ありがとうございました' } },
  })} ); if ( is_wp_error( $id ) ) { throw new Exception( $id->get_error_message() ); } echo '[gravityform id="' . $id . '" title="false" ajax="true"]${tag}';`;
const GRAVITY = {
  zip: 'gravityforms',
  buttons: ['.gform_button'],
  end: /ありがとうございました/,
  stored: `echo wp_json_encode( GFAPI::get_entries( 0, array(), null, array( 'offset' => 0, 'page_size' => 1 ) )[0], JSON_UNESCAPED_UNICODE );`,
} as const;
/** Its field for a whole address, with the labels and the order that a Japanese site gives it. */
const GRAVITY_ADDRESS = [
  ['5', ZIP_CODE],
  ['4', PREFECTURE],
  ['3', CITY],
  ['1', STREET],
  ['2', QUESTIONS[4]],
] as const;

const wpForm = {
  field_id: 6,
  fields: Object.fromEntries(
    QUESTIONS.map((label, i) => [
      i + 1,
      label === PREFECTURE
        ? {
            id: `${i + 1}`,
            type: 'select',
            label,
            size: 'medium',
            style: 'classic',
            placeholder: '選択',
            choices: Object.fromEntries(PREFECTURES.map((one, n) => [n + 1, { label: one, value: '' }])),
          }
        : { id: `${i + 1}`, type: 'text', label, size: 'medium' },
    ]),
  ),
  settings: {
    form_title: 'Address',
    submit_text: '送信',
    submit_text_processing: '送信中',
    notification_enable: '1',
    notifications: {
      1: {
        email: 'admin@shop.example',
        subject: 'Address',
        sender_name: 'Shop',
        sender_address: 'shop@shop.example',
        message: '{all_fields}',
      },
    },
    confirmations: { 1: { type: 'message', message: '<p>ありがとうございました</p>', message_scroll: '1' } },
  },
};

const PLUGINS: Readonly<Record<string, FormPlugin>> = {
  'Snow Monkey Forms': {
    zip: 'snow-monkey-forms',
    where: 'the block after the item of the ZIP Code',
    form: `$id = wp_insert_post( wp_slash( array( 'post_type' => 'snow-monkey-forms', 'post_status' => 'publish', 'post_title' => 'Address', 'post_content' => base64_decode( '${Buffer.from(snowMonkeyForm).toString('base64')}' ) ) ) );
      foreach ( array( 'administrator_email_to' => 'admin@shop.example', 'administrator_email_subject' => 'Address', 'administrator_email_body' => '{all-fields}', 'use_confirm_page' => true ) as $name => $value ) { update_post_meta( $id, $name, $value ); }
      echo '<!-- wp:snow-monkey-forms/snow-monkey-form {"formId":' . $id . '} /-->';`,
    field: (question) => `[name="text-${QUESTIONS.indexOf(question as typeof ZIP_CODE)}"]`,
    buttons: ['.snow-monkey-form [data-action=confirm]', '.snow-monkey-form [data-action=complete]'],
    end: /ありがとうございました/,
  },
  'Ninja Forms': { ...NINJA, where: 'the block after the form', form: ninjaForm(false) },
  'Ninja Forms (HTML)': { ...NINJA, where: 'the shortcode in an HTML field', form: ninjaForm(true) },
  'WPForms Lite': {
    zip: 'wpforms-lite',
    where: 'the block after the form',
    form: `$id = wp_insert_post( array( 'post_type' => 'wpforms', 'post_status' => 'publish', 'post_title' => 'Address' ) ); $form = ${php(wpForm)}; $form['id'] = $id;
      wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( wp_json_encode( $form ) ) ) ); echo '[wpforms id="' . $id . '"]${BLOCK}';`,
    field: labelled,
    buttons: ['.wpforms-submit'],
    end: /ありがとうございました/,
  },
  Forminator: {
    zip: 'forminator',
    where: 'the block after the form',
    form: forminatorForm.replace(/'"\]';$/, `'"]${BLOCK}';`),
    field: labelled,
    buttons: ['.forminator-button-submit'],
    end: /ありがとうございました/,
    stored: `global $wpdb; echo $wpdb->get_var( "SELECT meta_value FROM {$wpdb->prefix}frmt_form_entry_meta WHERE meta_key = 'address-1' ORDER BY meta_id DESC LIMIT 1" );`,
  },
  'Gravity Forms': {
    ...GRAVITY,
    where: 'the shortcode in an HTML field',
    form: gravityForm(
      QUESTIONS.flatMap((label, i) => [
        label === PREFECTURE
          ? {
              id: i + 1,
              type: 'select',
              label,
              placeholder: '選択してください',
              choices: PREFECTURES.map((one) => ({ text: one, value: one })),
            }
          : { id: i + 1, type: 'text', label },
        ...(i === 0 ? [{ id: 9, type: 'html', content: SHORTCODE }] : []),
      ]),
    ),
    field: labelled,
  },
  'Gravity Forms (address field)': {
    ...GRAVITY,
    where: 'the block after the form',
    form: gravityForm(
      [
        {
          id: 1,
          type: 'address',
          label: '住所',
          addressType: 'international',
          inputs: [
            ...GRAVITY_ADDRESS.map(([n, label]) => ({ id: `1.${n}`, label, customLabel: label })),
            { id: '1.6', label: '国', isHidden: true },
          ],
          defaultCountry: 'Japan',
        },
      ],
      BLOCK,
    ),
    field: (question) => `[id$="_1_${GRAVITY_ADDRESS.find(([, label]) => label === question)?.[0] ?? ''}"]`,
  },
  Welcart: {
    zip: 'usc-e-shop',
    where: 'a line in functions.php',
    asksTownWithCity: true,
    functions: `add_filter( 'usces_filter_after_zipcode', fn ( $hint ) => $hint . do_shortcode( '[dga_address_lookup]' ) );`,
    // As Welcart sets itself up on a site in Japanese.
    form: `$options = get_option( 'usces' ); $options['system'] = array_merge( $options['system'], array( 'addressform' => 'JP', 'base_country' => 'JP', 'currency' => 'JP', 'front_lang' => 'ja', 'target_market' => array( 'JP' ) ) ); update_option( 'usces', $options ); echo USCES_NEWMEMBER_URL;`,
    field: (question) =>
      ({ [ZIP_CODE]: '#zipcode', [PREFECTURE]: '#member_pref', [CITY]: '#address1', [STREET]: '#address2' })[question] ?? '',
    buttons: ['[name=regmember]'],
    end: /登録|Thank|completed|完了/i,
    stored: `global $wpdb; echo wp_json_encode( $wpdb->get_row( "SELECT mem_zip, mem_pref, mem_address1, mem_address2 FROM {$wpdb->prefix}usces_member ORDER BY ID DESC LIMIT 1" ), JSON_UNESCAPED_UNICODE );`,
  },
};

describe('form plugins for WordPress', { skip: missingForWordPress() }, () => {
  let host: WordPressHost;
  let site: WordPressHost['site'];
  const mails = (): string => join(site.folder, 'mails.txt');
  before(async () => {
    host = await openWordPress({ DGA_RATE_LOOKUPS: '1000/min' });
    site = host.site;
    await installOurPlugin(host.admin, site);
    await useBuiltInProxy(host.admin, site);
    mustUse('mails', `add_filter( 'pre_wp_mail', function ( $sent, $mail ) { file_put_contents( '${mails()}', print_r( $mail['message'], true ), FILE_APPEND ); return true; }, 10, 2 );`);
  });
  after(() => host?.close());

  /** Runs PHP in each request, as the functions.php of a theme does. */
  const mustUse = (name: string, code: string): string =>
    site.run(`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/${name}.php', base64_decode( '${Buffer.from(`<?php\n${code}`).toString('base64')}' ) );`);

  for (const [name, plugin] of Object.entries(PLUGINS))
    describe(name, { skip: pluginZip(plugin.zip) === undefined ? `no zip of ${plugin.zip} in DGA_HOSTS_PLUGINS` : false }, () => {
      before(async () => {
        if (site.run(`echo count( glob( WP_PLUGIN_DIR . '/${plugin.zip}' ) );`).trim() === '0') await installPlugin(host.admin, site, pluginZip(plugin.zip) ?? '');
        if (plugin.functions) mustUse(plugin.zip, plugin.functions);
      });

      it(`is filled, undone and sent, with ${plugin.where}`, async (context) => {
        context.diagnostic(site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; foreach ( get_plugins( '/${plugin.zip}' ) as $one ) { echo $one['Name'], ' ', $one['Version']; }`));
        const printed = site.run(plugin.form).trim();
        const url = /^https?:/.test(printed)
          ? printed
          : site.run(`echo get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => base64_decode( '${Buffer.from(printed).toString('base64')}' ) ) ) ) );`).trim();
        const page = await (await host.browser.newContext({ locale: 'ja-JP' })).newPage();
        page.setDefaultTimeout(30_000);
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(url);
        await page.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
        await page.evaluate(() => void (document.documentElement.lang = 'ja'));
        const field = (question: string) => page.locator(plugin.field(question)).first();
        await field(STREET).waitFor();
        const text = (question: string): Promise<string> =>
          field(question).evaluate((node: HTMLInputElement | HTMLSelectElement) => ('options' in node ? (node.options[node.selectedIndex]?.text ?? '') : node.value));
        const holds = async (city: string, street: string, prefecture?: string): Promise<void> => {
          for (const end = Date.now() + 15_000; Date.now() < end && ((await text(CITY)) !== city || (await text(STREET)) !== street); ) await page.waitForTimeout(100);
          assert.deepEqual([await text(CITY), await text(STREET)], [city, street]);
          if (prefecture) assert.equal(await text(PREFECTURE), prefecture);
        };
        const code = async (digits: string): Promise<void> => {
          await field(ZIP_CODE).click();
          await page.keyboard.press('ControlOrMeta+A');
          await page.keyboard.type(digits, { delay: 20 });
        };
        await code('1000004');
        const filled = (city: string, town: string): readonly [string, string, string] => (plugin.asksTownWithCity ? [city + town, '', '東京都'] : [city, town, '東京都']);
        await holds(...filled('千代田区', '大手町'));
        await page.locator('dga-address-lookup [part~=undo]').click();
        await holds('', '');
        await code('1020072');
        await holds(...filled('千代田区', '飯田橋'));
        await field(STREET).press('End');
        await field(STREET).pressSequentially('1-2', { delay: 20 });
        if (name === 'Welcart') {
          const rest = { 'member[mailaddress1]': 'hanako@shop.example', 'member[mailaddress2]': 'hanako@shop.example', 'member[password1]': 'Correct5', 'member[password2]': 'Correct5', 'member[name1]': '山田', 'member[name2]': '花子', 'member[tel]': '0312345678' };
          for (const [key, value] of Object.entries(rest)) await page.fill(`[name="${key}"]`, value);
        }
        rmSync(mails(), { force: true });
        for (const button of plugin.buttons) await page.locator(button).filter({ visible: true }).first().click();
        await page
          .waitForFunction((end) => new RegExp(end, 'i').test(document.body?.innerText ?? ''), plugin.end.source)
          .catch(async () => assert.fail(await page.locator('body').innerText()));
        const stored = plugin.stored ? site.run(plugin.stored) : readFileSync(mails(), 'utf8');
        for (const part of [/102-?0072/, /東京都/, /千代田区/, /飯田橋/, /1-2/]) assert.match(stored, part);
        assert.deepEqual(errors, []);
        await page.context().close();
      });
    });

  it('cause no PHP notice that names the plugin', () => assert.doesNotMatch(site.phpLog(), /dga-address-lookup/));
}); // oxfmt-ignore
