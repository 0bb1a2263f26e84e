import type { Part, PlaceLevel } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';
import { codesAndWords, forCodes, namesOf, waitTime } from './wording.ts';
import type { CheckMessages } from './check-messages.ts';
import type { ListMessages, Messages, PartNames } from './messages.ts';

const NAMES: PartNames = {
  'postal-code': '邮政编码',
  'digital-address': 'Digital Address',
  prefecture: '都道府县',
  city: '市区町村',
  town: '町名',
  block: '门牌号（番地）',
  building: '建筑物名称',
  organization: '公司名称',
  address: '地址',
};

const list = (parts: readonly Part[]): string => new Intl.ListFormat('zh').format(namesOf(parts, NAMES, '假名读音', '罗马字地址'));

const codes = (accept: readonly Accepted[]): string => forCodes(accept, ['邮政编码', 'Digital Address'], '或 ');

const spelling = (accept: readonly Accepted[]): string => forCodes(accept, ['邮政编码为7位数字', 'Digital Address 为7位字母和数字'], '，');

export const messages: Messages = {
  label: (accept) => codesAndWords(accept, codes(accept), '地址的一部分', '，或'),
  hint: (accept) => codesAndWords(accept, `${spelling(accept)}，有无连字符均可。`, '也可仅按町名查找。'),
  lookUp: '查找地址',
  busy: '正在查找…',
  filled: ({ filled, kept, missing, check = [] }) =>
    [
      filled.length > 0 ? `已填写${list(filled)}。` : '',
      kept.length > 0 ? `${list(kept)}保留了您填写的内容。` : '',
      missing.length > 0 ? `请输入${list(missing)}。` : '',
      check.length > 0 ? `请确认${list(check)}。` : '',
    ].join('') || '表单中没有可填写此地址的输入框。',
  several: (count) => `找到${count.toLocaleString('zh')}个地址，请从列表中选择。`,
  listLabel: '找到的地址',
  filter: '筛选地址',
  canFilter: '在列表中可输入文字进行筛选。',
  reopen: '重新显示地址列表',
  keyboard: (hasLetters) => (hasLetters ? '返回数字键盘' : '输入 Digital Address'),
  reading: 'roma',
  noTown: '（列表中没有的町名）',
  undo: '撤销填写',
  undone: (restored) => ({ shown: '已撤销填写。', spoken: `已将${list(restored)}恢复到填写前的状态。` }),
  retry: '重新查找',
  replace: (parts) => `用查找结果替换${list(parts)}`,
  error: (code, retryAfter, accept, text) => {
    const wayOn = '请重新查找，或直接输入地址。';
    const notHere = '本页面无法使用地址查找功能。请直接输入地址。';
    return {
      'invalid-code': `请检查${codes(accept)}。${spelling(accept)}。`,
      'not-found': `没有找到${text ? `${text}对应` : '相应'}的地址。请检查输入内容，或直接输入地址。`,
      network: `网络连接失败。${wayOn}`,
      timeout: `查找超时。${wayOn}`,
      'rate-limited': `查找过于频繁，暂时无法使用。请等待${retryAfter ? `约${waitTime(retryAfter, ['秒钟', '分钟', '小时'])}` : '片刻'}后重新查找，或直接输入地址。`,
      unavailable: '地址查找功能暂时无法使用。请稍后重新查找，或直接输入地址。',
      unauthorized: notHere,
      configuration: notHere,
    }[code];
  },
  valueMissing: '请填写此项。',
  order: {
    otherAddress: '邮政编码与地址不一致。',
    otherPlace: (place, isOffered) => `该邮政编码对应${place}。${isOffered ? '请选择替换或保留。' : ''}`,
    replaceAddress: '替换地址',
    keepAddress: '保留此地址',
    kept: '地址未更改。',
    cleared: (parts) => `已清除原来的${list(parts)}。`,
    bringBack: (text) => `恢复“${text}”`,
    lost: (names) => `表单中没有可填写“${names.join('、')}”的输入框，请填写在门牌号之后。`,
    formerZip: (zip) => `已填写的地址的邮政编码是${zip}。`,
    changed: (parts, place, block) => `${list(parts)}已改为“${place}”。${block && `请确认门牌号“${block}”。`}`,
    emptied: '邮政编码为空，地址未更改。',
    unfinished: (kind) => `${spelling([kind])}。`,
  },
  pickers: {
    group: '选择地址',
    labels: { prefecture: '都道府县', city: '市区町村', town: '町名', code: '邮政编码' },
    choose: '请选择',
    search: '输入或选择',
    loading: '正在加载…',
    noMatch: '没有匹配的选项。',
    severalCodes: (count) => `有${count.toLocaleString('zh')}个邮政编码，请从列表中选择。`,
    zip: (zip) => `邮政编码是${zip}。`,
    empty: '列表到此为止，其余部分请直接输入。',
    unmatched: (text) => `“${text}”不在列表中。请从列表中选择，或直接填写地址。`,
  },
  checks: {
    zipFound: (zip) => `该地址的邮政编码是${zip}。`,
    severalZips: (count) => `该地址有${count}个邮政编码，请选择。`,
    nearZip: () => '按钮位于邮政编码附近。',
    useZip: (zip) => `填写邮政编码${zip}`,
    mismatch: (zip, name, part, entry) =>
      name === null ? `找不到邮政编码 ${zip}，请确认。` : `邮政编码 ${zip} 对应${name}，而填写的${NAMES[part as PlaceLevel]}是${entry}。`,
    useAddress: (name) => `将地址改为${name}`,
    checking: '正在确认地址。',
    checked: '确认完毕，请重新提交。',
    confirm: '使用此地址继续',
    zipEntered: (zip) => `已填写邮政编码${zip}。`,
    zipChanged: (zip) => `邮政编码已改为${zip}。`,
    addressChanged: (name) => `地址已改为${name}。`,
    unchecked: '确认需要更长时间，可以提交。',
    canSubmit: '可以提交。',
  } satisfies CheckMessages,
  list: {
    noDigitalAddress: '此页面无法查找数字地址。请输入邮政编码。',
    noCity: '请从都道府县或市区町村开始输入。',
  } satisfies ListMessages,
};
