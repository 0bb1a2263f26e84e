// A shop of two pages in each framework that renders on a server or swaps parts of the page: the address form, and a page to go to and come
// back from. Each site is built to static files.

export interface Site {
  /** The list of packages. Default: `sites`. */
  readonly list?: string;
  readonly files: Readonly<Record<string, string>>;
  /** The tools that build it, with their arguments. */
  readonly build: readonly (readonly [tool: string, ...args: readonly string[]])[];
  /** Where the built site is. */
  readonly output: string;
  /** Whether a button of the page morphs its form into a fresh one, which `isMorphed` of the window reports. */
  readonly morphs?: boolean;
  /** Whether it goes to another page in a view transition. */
  readonly transitions?: boolean;
  /** Whether it has no other page. */
  readonly isOnePage?: boolean;
}

const NAMES = { zip: 'postal-code', pref: 'address-level1', city: 'address-level2', line1: 'address-line1', line2: 'address-line2' };

/** The form. `bind` writes the attributes that keep a field in the page's state. */
function form(bind: (name: string) => string, output: string, autocomplete = 'autocomplete'): string {
  const fields = Object.entries(NAMES).map(([name, purpose]) => {
    const attributes = `name="${name}" ${autocomplete}="${purpose}" ${bind(name)}`;
    const options = ['', '東京都', '大阪府'].map((value) => `<option value="${value}">${value}</option>`).join('');
    return name === 'pref' ? `<p><select ${attributes}>${options}</select></p>` : `<p><input ${attributes} /></p>`;
  });
  return `<form>${fields.join('')}<dga-address-lookup endpoint="/dga"></dga-address-lookup></form>${output}`;
}

const EMPTY = JSON.stringify(Object.fromEntries(Object.keys(NAMES).map((name) => [name, ''])));
const page = (head: string, body: string): string =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>Shop</title>${head}</head><body>${body}</body></html>`;

const plainForm = form(() => '', '<output data-ready="true"></output>');
/** The page's state, for frameworks without one: the values as the form's events report them. */
const PLAIN = `import 'dga-address-lookup';
document.addEventListener('input', ({ target }) => {
  document.querySelector('output').textContent = JSON.stringify(Object.fromEntries(new FormData(target.form)));
});
`;

const REACT = `'use client';
import 'dga-address-lookup';
import { useEffect, useState } from 'react';
export function Checkout() {
  const [values, setValues] = useState(${EMPTY});
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const change = ({ target }) => setValues((old) => ({ ...old, [target.name]: target.value }));
  return <>${form((name) => `value={values.${name}} onChange={change}`, '<output data-ready={ready}>{JSON.stringify(values)}</output>', 'autoComplete')}</>;
}
`;

const ANGULAR = `import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, inject, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule } from '@angular/forms';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
import 'dga-address-lookup';

@Component({
  selector: 'app-checkout',
  imports: [ReactiveFormsModule, RouterLink],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`${form((name) => `formControlName="${name}"`, '<output [attr.data-ready]="ready()">{{ json() }}</output>').replace('<form>', '<form [formGroup]="form">')}<a id="leave" routerLink="/other">next</a>\`,
})
class Checkout {
  readonly form = inject(NonNullableFormBuilder).group(${EMPTY});
  readonly ready = signal(false);
  readonly json = signal('{}');
  constructor() {
    this.form.valueChanges.subscribe((values) => this.json.set(JSON.stringify(values)));
    afterNextRender(() => this.ready.set(true));
  }
}
@Component({ selector: 'app-other', imports: [RouterLink], template: '<a id="back" routerLink="/">back</a>' })
class Other {}
@Component({ selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />' })
export class App {}
export const config = {
  providers: [provideRouter([{ path: '', component: Checkout }, { path: 'other', component: Other }]), provideClientHydration()],
};
`;

export const SITES: Readonly<Record<string, Site>> = {
  SvelteKit: {
    files: {
      'vite.config.js': `import adapter from '@sveltejs/adapter-static'; import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit({ adapter: adapter() })] };`,
      'src/app.html': page('%sveltekit.head%', '<div>%sveltekit.body%</div>'),
      'src/routes/+layout.js': `export const prerender = true; export const trailingSlash = 'always';`,
      'src/routes/+page.svelte': `<script>
import 'dga-address-lookup';
import { onMount } from 'svelte';
let values = $state(${EMPTY});
let ready = $state(false);
onMount(() => { ready = true; });
</script>
${form((name) => `bind:value={values.${name}}`, '<output data-ready={ready}>{JSON.stringify(values)}</output>')}<a id="leave" href="/other/">next</a>`,
      'src/routes/other/+page.svelte': '<a id="back" href="/">back</a>',
    },
    build: [['vite/bin/vite.js', 'build', '--logLevel', 'warn']],
    output: 'build',
  },
  Astro: {
    files: {
      'src/pages/index.astro': `---
import { ClientRouter } from 'astro:transitions';
---
${page('<ClientRouter />', `${plainForm}<a id="leave" href="/other/">next</a><script>${PLAIN}</script>`)}`,
      'src/pages/other.astro': `---
import { ClientRouter } from 'astro:transitions';
---
${page('<ClientRouter />', '<a id="back" href="/">back</a>')}`,
    },
    build: [['astro/bin/astro.mjs', 'build', '--silent']],
    output: 'dist',
    transitions: true,
  },
  'React Router': {
    files: {
      'react-router.config.js': `export default { ssr: false, prerender: ['/', '/other'], routeDiscovery: { mode: 'initial' } };`,
      'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'; export default { plugins: [reactRouter()] };`,
      'app/root.jsx': `import { Outlet, Scripts } from 'react-router';
export const Layout = ({ children }) => <html lang="ja"><head><title>Shop</title></head><body>{children}<Scripts /></body></html>;
export default Outlet;`,
      'app/routes.js': `import { index, route } from '@react-router/dev/routes'; export default [index('./home.jsx'), route('other', './other.jsx')];`,
      'app/checkout.jsx': REACT,
      'app/home.jsx': `import { Link } from 'react-router'; import { Checkout } from './checkout.jsx';
export default () => <><Checkout /><Link id="leave" to="/other">next</Link></>;`,
      'app/other.jsx': `import { Link } from 'react-router'; export default () => <Link id="back" to="/">back</Link>;`,
    },
    build: [['@react-router/dev/bin.cjs', 'build']],
    output: 'build/client',
  },
  'Next.js': {
    files: {
      'next.config.mjs': `export default { output: 'export', trailingSlash: true };`,
      'app/layout.jsx': `export default ({ children }) => <html lang="ja"><body>{children}</body></html>;`,
      'app/checkout.jsx': REACT,
      'app/page.jsx': `import Link from 'next/link'; import { Checkout } from './checkout.jsx';
export default () => <><Checkout /><Link id="leave" href="/other/">next</Link></>;`,
      'app/other/page.jsx': `import Link from 'next/link'; export default () => <Link id="back" href="/">back</Link>;`,
    },
    build: [['next/dist/bin/next', 'build', '--webpack']],
    output: 'out',
  },
  Nuxt: {
    list: 'nuxt',
    files: {
      'nuxt.config.ts': `export default defineNuxtConfig({ telemetry: false, vue: { compilerOptions: { isCustomElement: (tag) => tag === 'dga-address-lookup' } } });`,
      'app/app.vue': '<template><NuxtPage /></template>',
      'app/pages/index.vue': `<script setup>
import 'dga-address-lookup';
const values = reactive(${EMPTY});
const ready = ref(false);
onMounted(() => { ready.value = true; });
</script>
<template><div>${form((name) => `v-model="values.${name}"`, '<output :data-ready="String(ready)">{{ JSON.stringify(values) }}</output>')}<NuxtLink id="leave" to="/other">next</NuxtLink></div></template>`,
      'app/pages/other.vue': '<template><NuxtLink id="back" to="/">back</NuxtLink></template>',
    },
    build: [['nuxt/bin/nuxt.mjs', 'generate']],
    output: '.output/public',
  },
  Angular: {
    files: {
      'angular.json': JSON.stringify({
        version: 1,
        cli: { analytics: false },
        projects: {
          shop: {
            projectType: 'application',
            root: '',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  server: 'src/main.server.ts',
                  index: 'src/index.html',
                  tsConfig: 'tsconfig.json',
                  outputMode: 'static',
                },
              },
            },
          },
        },
      }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: { strict: true, target: 'es2022', module: 'preserve', lib: ['es2023', 'dom'], experimentalDecorators: true, skipLibCheck: true },
        files: ['src/main.ts', 'src/main.server.ts'],
      }),
      'src/index.html': page('<base href="/">', '<app-root></app-root>'),
      'src/app.ts': ANGULAR,
      'src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser'; import { App, config } from './app';
bootstrapApplication(App, config);`,
      'src/main.server.ts': `import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App, config } from './app';
export default (context: BootstrapContext) =>
  bootstrapApplication(App, { providers: [...config.providers, provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]))] }, context);`,
    },
    build: [['@angular/cli/bin/ng.js', 'build', '--progress=false']],
    output: 'dist/shop/browser',
  },
  Qwik: {
    list: 'qwik',
    files: {
      'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx', jsxImportSource: '@builder.io/qwik', module: 'esnext', moduleResolution: 'bundler', target: 'es2022' } }),
      'vite.config.js': `import { qwikCity } from '@builder.io/qwik-city/vite'; import { qwikVite } from '@builder.io/qwik/optimizer';
export default { plugins: [qwikCity(), qwikVite()] };`,
      'static.config.js': `import { staticAdapter } from '@builder.io/qwik-city/adapters/static/vite'; import base from './vite.config.js';
export default { ...base, build: { ssr: true, rollupOptions: { input: ['@qwik-city-plan'] } }, plugins: [...base.plugins, staticAdapter({ origin: 'https://shop.example' })] };`,
      'src/root.jsx': `import { component$ } from '@builder.io/qwik'; import { QwikCityProvider, RouterOutlet } from '@builder.io/qwik-city';
export default component$(() => <QwikCityProvider><head><title>Shop</title></head><body><RouterOutlet /></body></QwikCityProvider>);`,
      'src/entry.ssr.jsx': `import { renderToStream } from '@builder.io/qwik/server'; import Root from './root.jsx';
export default (options) => renderToStream(<Root />, { ...options, containerAttributes: { lang: 'ja' } });`,
      'src/routes/index.jsx': `import { component$, useSignal, useStore, useVisibleTask$ } from '@builder.io/qwik'; import { Link } from '@builder.io/qwik-city';
export default component$(() => {
  const values = useStore(${EMPTY});
  const ready = useSignal(false);
  useVisibleTask$(async () => { await import('dga-address-lookup'); ready.value = true; });
  return <>${form((name) => `value={values.${name}} onInput$={(_, field) => { values.${name} = field.value; }}`, '<output data-ready={String(ready.value)}>{JSON.stringify(values)}</output>')}<Link id="leave" href="/other/">next</Link></>;
});`,
      'src/routes/other/index.jsx': `import { component$ } from '@builder.io/qwik'; import { Link } from '@builder.io/qwik-city'; export default component$(() => <Link id="back" href="/">back</Link>);`,
    },
    build: [['vite/bin/vite.js', 'build', '--logLevel', 'warn'], ['vite/bin/vite.js', 'build', '--logLevel', 'warn', '-c', 'static.config.js']],
    output: 'dist',
    transitions: true,
  },
  htmx: {
    files: {
      'main.js': `import 'htmx.org';\n${PLAIN}document.addEventListener('htmx:after:swap', () => { window.isMorphed = true; });`,
      'index.html': page('<script type="module" src="./main.js"></script>', `${plainForm}<button id="morph" hx-get="/" hx-select="form" hx-target="form" hx-swap="outerMorph">again</button><a id="leave" href="/other/" hx-boost="true">next</a>`),
      'public/other/index.html': page('', '<a id="back" href="/" hx-boost="true">back</a>'),
    },
    build: [['vite/bin/vite.js', 'build', '--logLevel', 'warn']],
    output: 'dist',
    morphs: true,
  },
  // After each input, Livewire draws the form on its server, morphs it in with this plugin, and writes the values that the server has.
  "Alpine's morph": {
    files: {
      'main.js': `import Alpine from 'alpinejs'; import morph from '@alpinejs/morph';
Alpine.plugin(morph);
Alpine.start();
${PLAIN}
let asked = 0;
async function drawAgain(values) {
  const request = ++asked;
  const drawn = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html').querySelector('form');
  if (request !== asked) return;
  for (const [name, value] of values) {
    const field = drawn.elements[name];
    if (field.options) [...field.options].find((option) => option.value === value)?.setAttribute('selected', '');
    else field.setAttribute('value', value);
  }
  const form = document.querySelector('form');
  Alpine.morph(form, drawn.outerHTML);
  for (const [name, value] of values) if (form.elements[name] !== document.activeElement) form.elements[name].value = value;
  window.isMorphed = true;
}
document.addEventListener('input', ({ target }) => drawAgain(new FormData(target.form)));
document.addEventListener('click', ({ target }) => target.id === 'morph' && drawAgain(new FormData(document.querySelector('form'))));`,
      'index.html': page('<script type="module" src="./main.js"></script>', `${plainForm}<button id="morph">again</button>`),
    },
    build: [['vite/bin/vite.js', 'build', '--logLevel', 'warn']],
    output: 'dist',
    morphs: true,
    isOnePage: true,
  },
  Turbo: {
    files: {
      'main.js': `import * as Turbo from '@hotwired/turbo';\n${PLAIN}
document.addEventListener('click', ({ target }) => target.id === 'morph' && Turbo.session.refresh(location.href));
document.addEventListener('turbo:render', () => { window.isMorphed = true; });`,
      'index.html': page('<meta name="turbo-refresh-method" content="morph"><script type="module" src="./main.js"></script>', `${plainForm}<button id="morph">again</button><a id="leave" href="/other/">next</a>`),
      'public/other/index.html': page('', '<a id="back" href="/">back</a>'),
    },
    build: [['vite/bin/vite.js', 'build', '--logLevel', 'warn']],
    output: 'dist',
    morphs: true,
  },
}; // oxfmt-ignore
