import type { Part, PlaceLevel } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';
import { codesAndWords, forCodes, namesOf, waitTime } from './wording.ts';
import type { CheckMessages } from './check-messages.ts';
import type { ListMessages, Messages, PartNames } from './messages.ts';

const NAMES: PartNames = {
  'postal-code': '우편번호',
  'digital-address': '디지털 주소',
  prefecture: '도도부현',
  city: '시구정촌',
  town: '지역명',
  block: '번지',
  building: '건물명',
  organization: '회사명',
  address: '주소',
};

/** Adds the particle that follows a consonant or a vowel. */
function withParticle(text: string, afterConsonant: string, afterVowel: string): string {
  // Hangul syllables are ordered by 28 finals; a syllable without one is divisible by 28.
  const syllable = (text.codePointAt(text.length - 1) ?? 0) - 0xac00;
  return text + (syllable >= 0 && syllable < 11172 && syllable % 28 === 0 ? afterVowel : afterConsonant);
}

const list = (parts: readonly Part[]): string => namesOf(parts, NAMES, '가나 읽기', '로마자 주소').join(', ');

const codes = (accept: readonly Accepted[]): string => forCodes(accept, ['우편번호', '디지털 주소'], ' 또는 ');

const spelling = (accept: readonly Accepted[]): string =>
  forCodes(accept, ['우편번호는 숫자 7자리', '디지털 주소는 영문자와 숫자 7자리'], ', ');

export const messages: Messages = {
  label: (accept) => codesAndWords(accept, codes(accept), '주소의 일부', ', '),
  hint: (accept) =>
    codesAndWords(accept, `${spelling(accept)}입니다. 하이픈은 있어도 없어도 됩니다.`, '지역명만으로도 찾을 수 있습니다.', ' '),
  lookUp: '주소 검색',
  busy: '검색 중…',
  filled: ({ filled, kept, missing, check = [] }) =>
    [
      filled.length > 0 ? `${withParticle(list(filled), '을', '를')} 입력했습니다.` : '',
      kept.length > 0 ? `${withParticle(list(kept), '은', '는')} 입력하신 내용을 그대로 두었습니다.` : '',
      missing.length > 0 ? `${withParticle(list(missing), '을', '를')} 입력해 주세요.` : '',
      check.length > 0 ? `${withParticle(list(check), '을', '를')} 확인해 주세요.` : '',
    ]
      .filter(Boolean)
      .join(' ') || '이 주소를 입력할 칸이 없습니다.',
  several: (count) => `주소가 ${count.toLocaleString('ko')}개 있습니다. 목록에서 선택해 주세요.`,
  listLabel: '찾은 주소',
  filter: '목록에서 검색',
  canFilter: '목록에서 글자를 입력하여 검색할 수 있습니다.',
  reopen: '주소 목록 다시 보기',
  keyboard: (hasLetters) => (hasLetters ? '숫자 키패드로 돌아가기' : '디지털 주소 입력'),
  reading: 'roma',
  noTown: '(목록에 없는 지역)',
  undo: '되돌리기',
  undone: (restored) => ({
    shown: '되돌렸습니다.',
    spoken: `${withParticle(list(restored), '을', '를')} 입력하기 전 상태로 되돌렸습니다.`,
  }),
  retry: '다시 검색',
  replace: (parts) => `${withParticle(list(parts), '을', '를')} 검색 결과로 바꾸기`,
  error: (code, retryAfter, accept, text) => {
    const wayOn = '다시 검색하거나 주소를 직접 입력해 주세요.';
    const notHere = '이 페이지에서는 주소 검색을 이용할 수 없습니다. 주소를 직접 입력해 주세요.';
    return {
      'invalid-code': `${withParticle(codes(accept), '을', '를')} 확인해 주세요. ${spelling(accept)}입니다.`,
      'not-found': `${text ? `${text}에 ` : ''}해당하는 주소가 없습니다. 입력 내용을 확인하거나 주소를 직접 입력해 주세요.`,
      network: `네트워크에 연결할 수 없습니다. ${wayOn}`,
      timeout: `응답 시간이 초과되었습니다. ${wayOn}`,
      'rate-limited': `검색 횟수가 많아 지금은 사용할 수 없습니다. ${retryAfter ? `${waitTime(retryAfter, ['초', '분', '시간'])} 정도` : '잠시'} 기다린 뒤 ${wayOn}`,
      unavailable: `지금은 주소 검색을 이용할 수 없습니다. 잠시 뒤 ${wayOn}`,
      unauthorized: notHere,
      configuration: notHere,
    }[code];
  },
  valueMissing: '입력해 주세요.',
  order: {
    otherAddress: '우편번호와 주소가 일치하지 않습니다.',
    otherPlace: (place, isOffered) => `우편번호의 주소는 ${place}입니다.${isOffered ? ' 주소를 바꿀지 유지할지 선택해 주세요.' : ''}`,
    replaceAddress: '주소 바꾸기',
    keepAddress: '이 주소 유지',
    kept: '주소를 변경하지 않았습니다.',
    cleared: (parts) => `이전 ${withParticle(list(parts), '을', '를')} 삭제했습니다.`,
    bringBack: (text) => `‘${text}’ 다시 입력`,
    lost: (names) => `‘${names.join(', ')}’ 입력란이 없습니다. 번지 뒤에 입력해 주세요.`,
    formerZip: (zip) => `입력된 주소의 우편번호는 ${zip}입니다.`,
    changed: (parts, place, block) =>
      `${withParticle(list(parts), '을', '를')} 변경했습니다: ${place}.${block && ` 번지(${block})를 확인해 주세요.`}`,
    emptied: '우편번호가 비어 있습니다. 주소는 변경하지 않았습니다.',
    unfinished: (kind) => `${spelling([kind])}입니다.`,
  },
  pickers: {
    group: '주소 선택',
    labels: { prefecture: '도도부현', city: '시구정촌', town: '지역명', code: '우편번호' },
    choose: '선택해 주세요',
    search: '입력 또는 선택',
    loading: '불러오는 중…',
    noMatch: '일치하는 항목이 없습니다.',
    severalCodes: (count) => `우편번호가 ${count.toLocaleString('ko')}개 있습니다. 목록에서 선택해 주세요.`,
    zip: (zip) => `우편번호는 ${zip}입니다.`,
    empty: '목록은 여기까지입니다. 나머지는 직접 입력해 주세요.',
    unmatched: (text) => `입력하신 ‘${text}’ 항목은 목록에 없습니다. 목록에서 선택하거나 주소를 직접 입력해 주세요.`,
  },
  checks: {
    zipFound: (zip) => `이 주소의 우편번호는 ${zip}입니다.`,
    severalZips: (count) => `이 주소의 우편번호가 ${count}개 있습니다. 선택해 주세요.`,
    nearZip: () => '버튼은 우편번호 입력란 근처에 있습니다.',
    useZip: (zip) => `우편번호 ${zip} 입력`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `우편번호 ${zip}에 해당하는 주소가 없습니다. 확인해 주세요.`
        : `우편번호 ${zip}의 주소는 ${name}입니다. 입력한 ${NAMES[part as PlaceLevel]}: ${entry}.`,
    useAddress: (name) => `주소 변경: ${name}`,
    checking: '주소를 확인하고 있습니다.',
    checked: '확인이 끝났습니다. 다시 제출해 주세요.',
    confirm: '이 주소로 계속',
    zipEntered: (zip) => `우편번호를 입력했습니다: ${zip}.`,
    zipChanged: (zip) => `우편번호를 변경했습니다: ${zip}.`,
    addressChanged: (name) => `변경한 주소: ${name}`,
    unchecked: '확인에 시간이 걸리고 있습니다. 이대로 제출할 수 있습니다.',
    canSubmit: '이대로 제출할 수 있습니다.',
  } satisfies CheckMessages,
  list: {
    noDigitalAddress: '이 페이지에서는 디지털 주소를 검색할 수 없습니다. 우편번호를 입력해 주세요.',
    noCity: '도도부현 또는 시구정촌부터 입력해 주세요.',
  } satisfies ListMessages,
};
