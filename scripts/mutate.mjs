// node scripts/mutate.mjs FILE TEST… : changes one thing of a source file at a time, in a copy, and sees whether its tests notice.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';

const SWAPS = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** The changes to try: where, and what stands there instead. */
function* mutants(node, code) {
  if (Array.isArray(node)) {
    for (const each of node) yield* mutants(each, code);
    return;
  }
  if (!node || typeof node.type !== 'string') return;
  // Types are not there when it runs, and what an error says to developers is no behaviour.
  if (/^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type)) return;
  const text = (part) => code.slice(part.start, part.end);
  const at = (start, end, to) => ({ start, end, to });
  if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && SWAPS[node.operator]) {
    const gap = code.slice(node.left.end, node.right.start);
    const from = node.left.end + gap.indexOf(node.operator);
    yield at(from, from + node.operator.length, SWAPS[node.operator]);
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    yield at(node.test.start, node.test.end, 'true');
    yield at(node.test.start, node.test.end, 'false');
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') yield at(node.start, node.argument.start, '');
  if (node.type === 'Literal' && typeof node.value === 'boolean') yield at(node.start, node.end, String(!node.value));
  if (node.type === 'Literal' && typeof node.value === 'number') yield at(node.start, node.end, String(node.value + 1));
  if (node.type === 'ExpressionStatement' && !text(node).startsWith('super(')) yield at(node.start, node.end, ';');
  for (const key in node) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue;
    if (node.type === 'NewExpression' && text(node.callee).endsWith('Error') && key === 'arguments') continue;
    if (node[key] && typeof node[key] === 'object') yield* mutants(node[key], code);
  }
}

const [file, ...tests] = process.argv.slice(2);
if (!file || tests.length === 0 || [file, ...tests].some((each) => !existsSync(each)))
  throw new Error('give a file of src, and the tests of it');
const root = mkdtempSync(join(tmpdir(), 'mutate-'));
const LEFT_OUT = ['node_modules', '.git', '.cache', 'dist', 'dist-demo', 'coverage'].map((name) => resolve(name));
cpSync(resolve('.'), root, { recursive: true, filter: (from) => !LEFT_OUT.includes(from) });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));

/** Whether the tests pass. One that hangs has noticed. */
const pass = () =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['--test', '--test-reporter=dot', ...tests], { cwd: root, stdio: 'ignore', timeout: 60_000 });
    child.on('exit', (code) => done(code === 0));
  });

try {
  const code = readFileSync(file, 'utf8');
  if (!(await pass())) throw new Error('the tests fail before anything is changed');
  const all = [...mutants(parseSync(file, code).program.body, code)];
  const survivors = [];
  for (const { start, end, to } of all) {
    writeFileSync(join(root, file), code.slice(0, start) + to + code.slice(end));
    if (await pass()) {
      const line = code.slice(0, start).split('\n').length;
      survivors.push(`  ${file}:${line}: “${code.slice(start, end).split('\n')[0].slice(0, 80)}” → “${to}”`);
    }
  }
  const killed = all.length - survivors.length;
  console.log(`${file}: ${killed} of ${all.length} killed (${((100 * killed) / all.length).toFixed(0)} %)`);
  if (survivors.length > 0) console.log(survivors.join('\n'));
} finally {
  rmSync(root, { recursive: true, force: true });
}
