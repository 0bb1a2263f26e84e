// `import 'virtual:tailwind.css'`: the rules of Tailwind CSS for the classes of demo/themes/tailwind.html.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';

const base = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));
const markup = fileURLToPath(new URL('../themes/tailwind.html', import.meta.url));

/** Tailwind imports its files by names such as `tailwindcss` and `./theme.css`. */
const loadStylesheet = async (id) => {
  const path = join(base, id === 'tailwindcss' ? 'index.css' : id);
  return { path, base, content: readFileSync(path, 'utf8') };
};

export const tailwind = {
  name: 'tailwind',
  resolveId: (id) => (id === 'virtual:tailwind.css' ? '\0tailwind.css' : undefined),
  async load(id) {
    if (id !== '\0tailwind.css') return undefined;
    this.addWatchFile(markup);
    const classes = [...readFileSync(markup, 'utf8').matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/));
    const { build } = await compile('@import "tailwindcss";', { base, loadStylesheet });
    return build(classes);
  },
};
