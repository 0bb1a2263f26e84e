import type { Part, PlaceLevel } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';
import { codesAndWords, forCodes, namesOf, waitTime } from './wording.ts';
import type { CheckMessages } from './check-messages.ts';
import type { ListMessages, Messages, PartNames } from './messages.ts';

const NAMES: PartNames = {
  'postal-code': '郵遞區號',
  'digital-address': '數位地址',
  prefecture: '都道府縣',
  city: '市區町村',
  town: '町名',
  block: '門牌號碼（番地）',
  building: '建築物名稱',
  organization: '公司名稱',
  address: '地址',
};

const list = (parts: readonly Part[]): string => new Intl.ListFormat('zh-Hant').format(namesOf(parts, NAMES, '假名讀音', '羅馬拼音地址'));

const codes = (accept: readonly Accepted[]): string => forCodes(accept, ['郵遞區號', '數位地址'], '或');

const spelling = (accept: readonly Accepted[]): string => forCodes(accept, ['郵遞區號為7位數字', '數位地址為7位英文字母和數字'], '，');

export const messages: Messages = {
  label: (accept) => codesAndWords(accept, codes(accept), '部分地址', '，或'),
  hint: (accept) => codesAndWords(accept, `${spelling(accept)}，有無連字號皆可。`, '也可僅以町名搜尋。'),
  lookUp: '搜尋地址',
  busy: '搜尋中…',
  filled: ({ filled, kept, missing, check = [] }) =>
    [
      filled.length > 0 ? `已填入${list(filled)}。` : '',
      kept.length > 0 ? `${list(kept)}保留了您輸入的內容。` : '',
      missing.length > 0 ? `請輸入${list(missing)}。` : '',
      check.length > 0 ? `請確認${list(check)}。` : '',
    ].join('') || '表單中沒有可填入此地址的欄位。',
  several: (count) => `找到${count.toLocaleString('zh-Hant')}個地址，請從清單中選擇。`,
  listLabel: '找到的地址',
  filter: '篩選地址',
  canFilter: '在清單中可輸入文字進行篩選。',
  reopen: '再次顯示地址清單',
  keyboard: (hasLetters) => (hasLetters ? '返回數字鍵盤' : '輸入數位地址'),
  reading: 'roma',
  noTown: '（清單中沒有的町名）',
  undo: '復原',
  undone: (restored) => ({ shown: '已復原。', spoken: `已將${list(restored)}恢復到填寫前的狀態。` }),
  retry: '重新搜尋',
  replace: (parts) => `以搜尋結果取代${list(parts)}`,
  error: (code, retryAfter, accept, text) => {
    const wayOn = '請重新搜尋，或直接輸入地址。';
    const notHere = '此頁面無法使用地址搜尋功能。請直接輸入地址。';
    return {
      'invalid-code': `請檢查${codes(accept)}。${spelling(accept)}。`,
      'not-found': `找不到${text ? `${text}對應` : '相符'}的地址。請檢查輸入內容，或直接輸入地址。`,
      network: `網路連線失敗。${wayOn}`,
      timeout: `搜尋逾時。${wayOn}`,
      'rate-limited': `搜尋過於頻繁，暫時無法使用。請等候${retryAfter ? `約${waitTime(retryAfter, ['秒', '分鐘', '小時'])}` : '片刻'}後重新搜尋，或直接輸入地址。`,
      unavailable: '地址搜尋功能暫時無法使用。請稍後重新搜尋，或直接輸入地址。',
      unauthorized: notHere,
      configuration: notHere,
    }[code];
  },
  valueMissing: '請填寫此欄位。',
  order: {
    otherAddress: '郵遞區號與地址不一致。',
    otherPlace: (place, isOffered) => `此郵遞區號對應${place}。${isOffered ? '請選擇取代或保留。' : ''}`,
    replaceAddress: '取代地址',
    keepAddress: '保留此地址',
    kept: '地址未變更。',
    cleared: (parts) => `已清除原來的${list(parts)}。`,
    bringBack: (text) => `還原「${text}」`,
    lost: (names) => `表單中沒有可填入「${names.join('、')}」的欄位，請填寫在門牌號碼之後。`,
    formerZip: (zip) => `已填寫的地址的郵遞區號是${zip}。`,
    changed: (parts, place, block) => `${list(parts)}已改為「${place}」。${block && `請確認門牌號碼「${block}」。`}`,
    emptied: '郵遞區號為空白，地址未變更。',
    unfinished: (kind) => `${spelling([kind])}。`,
  },
  pickers: {
    group: '選擇地址',
    labels: { prefecture: '都道府縣', city: '市區町村', town: '町名', code: '郵遞區號' },
    choose: '請選擇',
    search: '輸入或選擇',
    loading: '載入中…',
    noMatch: '沒有相符的選項。',
    severalCodes: (count) => `有${count.toLocaleString('zh-Hant')}個郵遞區號，請從清單中選擇。`,
    zip: (zip) => `郵遞區號是${zip}。`,
    empty: '清單到此為止，其餘部分請直接輸入。',
    unmatched: (text) => `「${text}」不在清單中。請從清單中選擇，或直接填寫地址。`,
  },
  checks: {
    zipFound: (zip) => `此地址的郵遞區號是${zip}。`,
    severalZips: (count) => `此地址有${count}個郵遞區號，請選擇。`,
    nearZip: () => '按鈕位於郵遞區號欄附近。',
    useZip: (zip) => `填入郵遞區號${zip}`,
    mismatch: (zip, name, part, entry) =>
      name === null ? `找不到郵遞區號 ${zip}，請確認。` : `郵遞區號 ${zip} 對應${name}，而填寫的${NAMES[part as PlaceLevel]}是${entry}。`,
    useAddress: (name) => `將地址改為${name}`,
    checking: '正在確認地址。',
    checked: '確認完畢，請重新送出。',
    confirm: '使用此地址繼續',
    zipEntered: (zip) => `已填入郵遞區號${zip}。`,
    zipChanged: (zip) => `郵遞區號已改為${zip}。`,
    addressChanged: (name) => `地址已改為${name}。`,
    unchecked: '確認需要更長時間，可以送出。',
    canSubmit: '可以送出。',
  } satisfies CheckMessages,
  list: {
    noDigitalAddress: '此頁面無法搜尋數位地址。請輸入郵遞區號。',
    noCity: '請從都道府縣或市區町村開始輸入。',
  } satisfies ListMessages,
};
