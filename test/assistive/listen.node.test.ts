import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deviations, inAnyOrder, may } from './expect-heard.ts';
import { lengthOf, listen } from './listen.ts';

const MESSAGE = '東京都千代田区飯田橋を入力しました。番地を入力してください。';
const seconds = (text: string): number => lengthOf(text) / 1000;

describe('the voice', () => {
  test('reads a Japanese message in the time of 7 to 8 morae a second', () => {
    // とどうふけん、しくちょうそん、ちょうめいをにゅうりょくしました。ばんちをにゅうりょくしてください。
    const morae = 6 + 6 + 5 + 8 + 4 + 10;
    assert.ok(seconds(MESSAGE) > morae / 8, String(seconds(MESSAGE)));
    assert.ok(seconds(MESSAGE) < (morae / 7) * 1.5, String(seconds(MESSAGE)));
  });

  test('reads a text to the end if no key follows within its length', () => {
    const after = lengthOf(MESSAGE) + 1;
    const [one] = listen([{ at: 0, said: MESSAGE }, { at: after }]);
    assert.equal(one?.cutAfter, undefined);
  });

  test('is cut off by a key, with the time that it had', () => {
    const [one] = listen([{ at: 1000, said: MESSAGE }, { at: 1500 }]);
    assert.equal(one?.cutAfter, 500);
  });

  test('reads texts one after the other, so that a key cuts off all that wait', () => {
    const first = lengthOf('番地');
    const [one, two, three] = listen([{ at: 0, said: '番地' }, { at: 1, said: MESSAGE }, { at: 2, said: '元に戻す' }, { at: first + 100 }]);
    assert.deepEqual([one?.cutAfter, two?.cutAfter, three?.cutAfter], [undefined, 100, 0]);
  });

  test('reads what comes after a stop at once', () => {
    const [, two] = listen([{ at: 0, said: MESSAGE }, { at: 10 }, { at: 20, said: '番地' }, { at: 21 + lengthOf('番地') }]);
    assert.equal(two?.cutAfter, undefined);
  });
});

describe('an expectation', () => {
  const heard = (...texts: readonly string[]): ReturnType<typeof listen> => listen(texts.map((said, at) => ({ at, said })));

  test('accepts the sentences in their order, with the words of Orca between them', () => {
    assert.deepEqual(deviations(heard('form', '番地 entry.', 'Focus mode', MESSAGE), ['番地 entry', MESSAGE]), []);
  });

  test('joins the position of an option to its name', () => {
    assert.deepEqual(deviations(heard('飯田橋 イイダバシ.', '1 of 66.'), ['飯田橋 イイダバシ. 1 of 66']), []);
  });

  test('ignores the space that Orca puts behind a block of Japanese text, and no space of English text', () => {
    assert.deepEqual(deviations(heard('入力しました。 番地を入力してください。'), ['入力しました。番地を入力してください。']), []);
    assert.equal(deviations(heard('Filled in.Enter the block.'), ['Filled in. Enter the block.']).length, 2);
  });

  test('reports a sentence that is not heard', () => {
    assert.deepEqual(deviations(heard('番地 entry.'), ['番地 entry', MESSAGE]), [`not heard: ${MESSAGE}`]);
  });

  test('reports a sentence that a key cuts off', () => {
    const spoken = listen([{ at: 0, said: MESSAGE }, { at: 700 }]);
    assert.deepEqual(deviations(spoken, [MESSAGE]), [`cut off after 0.7 of ${seconds(MESSAGE).toFixed(1)} s: ${MESSAGE}`]);
  });

  test('reports a sentence in the wrong order, twice, or not expected at all', () => {
    assert.notDeepEqual(deviations(heard('二', '一'), ['一', '二']), []);
    assert.deepEqual(deviations(heard('一', '一'), ['一']), ['not expected: 一']);
    assert.deepEqual(deviations(heard('三'), []), ['not expected: 三']);
  });

  test('accepts what may come between, and does not require it', () => {
    assert.deepEqual(deviations(heard('一', '値', '二'), ['一', may('値'), '二']), []);
    assert.deepEqual(deviations(heard('一', '二'), ['一', may('値'), '二']), []);
  });

  test('accepts sentences in any order if the list says so, and requires all', () => {
    const two = ['一', inAnyOrder('焦点', '伝言'), '二'];
    assert.deepEqual(deviations(heard('一', '焦点', '伝言', '二'), two), []);
    assert.deepEqual(deviations(heard('一', '伝言', '焦点', '二'), two), []);
    assert.deepEqual(deviations(heard('一', '伝言', '二'), two), ['not expected: 二', 'not heard: 焦点', 'not heard: 二']);
  });

  test('accepts what may come between sentences in any order, once', () => {
    const two = [inAnyOrder('焦点', may('値'), '伝言')];
    for (const order of [
      ['焦点', '伝言'],
      ['焦点', '値', '伝言'],
      ['伝言', '値', '焦点'],
      ['値', '伝言', '焦点'],
    ])
      assert.deepEqual(deviations(heard(...order), two), []);
    assert.deepEqual(deviations(heard('値', '焦点', '値', '伝言'), two), ['not expected: 値']);
  });

  test('ignores the silent space in a pattern, too', () => {
    assert.deepEqual(deviations(heard('住所の選択 panel.'), [may(/住所の選択 panel|町名 entry/)]), []);
  });

  test('takes a sentence as the one that must come before one that may', () => {
    const counts = [may(/\d+件/), '2件'];
    assert.deepEqual(deviations(heard('5件', '2件'), counts), []);
    assert.deepEqual(deviations(heard('2件'), counts), []);
    assert.deepEqual(deviations(heard('5件'), counts), ['not heard: 2件']);
  });

  test('accepts a sentence before or after another only if the list says so', () => {
    const either = [may('値'), '一', may('値')];
    assert.deepEqual(deviations(heard('値', '一'), either), []);
    assert.deepEqual(deviations(heard('一', '値'), either), []);
    assert.deepEqual(deviations(heard('一', '値', '二'), ['一', '二', may('値')]), ['not expected: 値']);
  });
});
