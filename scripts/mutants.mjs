// The small changes that a test should notice: what Stryker changes (https://stryker-mutator.io/docs/mutation-testing-elements/supported-mutators/), and numbers and statements besides.
import { parseSync } from 'vite';

const OPERATORS = {
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
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '??=': '&&=',
  '||=': '&&=',
  '++': '--',
  '--': '++',
};
const METHODS = {
  endsWith: 'startsWith',
  startsWith: 'endsWith',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  trim: '',
  slice: '',
  filter: '',
  toSorted: '',
  toReversed: '',
};

function isRegex(pattern, flags) {
  try {
    return Boolean(new RegExp(pattern, flags));
  } catch {
    return false;
  }
}

/** Of a regular expression: an anchor less, a class or a look-around turned, a quantifier less. */
function* inRegex(pattern, flags) {
  let inClass = false;
  const pieces = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-f]{4}|\\.|\(\?<?[=!]|\(\?<?[^=!)>]*[:>]|\{\d+(?:,\d*)?\}\??|[+*?]\??|\[\^?|./gsu;
  for (const { 0: piece, index } of pattern.matchAll(pieces)) {
    let to;
    if (inClass) {
      if (piece === ']') inClass = false;
    } else if (piece[0] === '[') {
      inClass = true;
      to = piece === '[' ? '[^' : '[';
    } else if (piece === '^' || piece === '$') to = '';
    else if (/^\(\?<?[=!]$/.test(piece)) to = piece.slice(0, -1) + (piece.endsWith('=') ? '!' : '=');
    else if (/^(?:\{\d|[+*?])/.test(piece)) to = '';
    if (/^\\[dDwWsSpPbB]/.test(piece) && !(inClass && /^\\b/i.test(piece)))
      to = `\\${piece[1] === piece[1].toLowerCase() ? piece[1].toUpperCase() : piece[1].toLowerCase()}${piece.slice(2)}`;
    if (to === undefined) continue;
    const changed = pattern.slice(0, index) + to + pattern.slice(index + piece.length);
    if (isRegex(changed, flags)) yield { at: index, length: piece.length, to };
  }
}

/** Every change of a source to try: where, and what stands there instead. */
export function mutantsOf(file, code) {
  const found = new Map();
  const add = (start, end, to) => {
    if (code.slice(start, end) !== to) found.set(`${start} ${end} ${to}`, { file, start, end, to });
  };
  const text = (part) => code.slice(part.start, part.end);
  /** Where a token stands between two nodes. */
  const between = (token, from, to, put) => {
    const at = code.indexOf(token, from);
    if (at >= 0 && at < to) add(at, at + token.length, put);
  };

  function look(node) {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        if (OPERATORS[node.operator]) between(node.operator, node.left.end, node.right.start, OPERATORS[node.operator]);
        return;
      case 'UpdateExpression':
        between(node.operator, node.start, node.end, OPERATORS[node.operator]);
        return;
      case 'IfStatement':
      case 'ConditionalExpression':
        add(node.test.start, node.test.end, 'true');
        add(node.test.start, node.test.end, 'false');
        return;
      case 'WhileStatement':
      case 'ForStatement':
        if (node.test) add(node.test.start, node.test.end, 'false');
        return;
      case 'UnaryExpression':
        if (node.operator === '!') add(node.start, node.argument.start, '');
        if (node.operator === '-') add(node.start, node.argument.start, '+');
        return;
      case 'Literal':
        if (typeof node.value === 'boolean') add(node.start, node.end, String(!node.value));
        else if (typeof node.value === 'number') add(node.start, node.end, String(node.value + 1));
        else if (typeof node.value === 'string') add(node.start, node.end, node.value === '' ? "'mutant'" : "''");
        else if (node.regex)
          for (const { at, length, to } of inRegex(node.regex.pattern, node.regex.flags))
            add(node.start + 1 + at, node.start + 1 + at + length, to);
        return;
      case 'TemplateLiteral':
        add(node.start, node.end, '``');
        return;
      case 'ArrayExpression':
        if (node.elements.length > 0) add(node.start, node.end, '[]');
        return;
      case 'ObjectExpression':
        if (node.properties.length > 0) add(node.start, node.end, '{}');
        return;
      case 'ArrowFunctionExpression':
        if (node.body.type !== 'BlockStatement') add(node.body.start, node.body.end, 'undefined');
        return;
      case 'BlockStatement':
        if (node.body.length > 1 && !text(node).includes('super(')) add(node.start, node.end, '{}');
        return;
      case 'ExpressionStatement':
        if (!text(node).startsWith('super(')) add(node.start, node.end, ';');
        return;
      case 'MemberExpression':
        if (node.optional) between('?.', node.object.end, node.property.start + 1, node.computed ? '' : '.');
        return;
      case 'CallExpression': {
        const { callee } = node;
        if (node.optional) between('?.', callee.end, node.end, '');
        if (callee.type !== 'MemberExpression' || callee.computed || !Object.hasOwn(METHODS, callee.property.name)) return;
        const other = METHODS[callee.property.name];
        if (other) add(callee.property.start, callee.property.end, other);
        else add(callee.object.end, node.end, '');
      }
    }
  }

  function walk(node) {
    if (Array.isArray(node)) {
      for (const each of node) walk(each);
      return;
    }
    if (!node || typeof node.type !== 'string') return;
    // Types are not there when it runs.
    if (/^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type) || node.type === 'ImportDeclaration') return;
    look(node);
    for (const key in node) {
      const part = node[key];
      if (!part || typeof part !== 'object' || key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue;
      if (key === 'source' && node.type.startsWith('Export')) continue;
      if (key === 'key' && !node.computed) continue;
      // What an error or a log says to developers is no behaviour.
      if (key === 'arguments' && node.type === 'NewExpression' && /(?:Error|Problem)$/.test(text(node.callee))) continue;
      if (key === 'arguments' && text(node).startsWith('logger.')) continue;
      walk(part);
    }
  }
  walk(parseSync(file, code).program.body);
  return [...found.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
}
