import DefaultTheme from 'vitepress/theme-without-fonts';
import { onMounted, watch, nextTick } from 'vue';
import { useRoute, withBase } from 'vitepress';
import './style.css';

/** Loads the element with its mock, which is one folder up, as soon as an example that runs comes into view. */
function runExamples() {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (customElements.get('dga-address-lookup')) return;
    void import(/* @vite-ignore */ new URL(withBase('/../cdn/dga-address-lookup.mock.js'), location.href).href);
    void import('../../../demo/site/known-codes.ts').then(({ namePublicList }) => namePublicList());
  });
  // The site's copy of the public list, so that every ZIP Code is found.
  const list = encodeURIComponent(new URL(withBase('/../zip/'), location.href).href);
  for (const example of document.querySelectorAll('.live-example')) {
    for (const element of example.querySelectorAll('[endpoint="mock:"]')) element.setAttribute('endpoint', `mock:?list=${list}`);
    example.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    observer.observe(example);
  }
}

/** VitePress scrolls to the top, or to the fragment, when it takes the page over. The reader may be elsewhere by then. */
function keepScrollPosition() {
  const { scrollTo } = globalThis;
  globalThis.scrollTo = () => undefined;
  addEventListener('docs-mounted', () => requestAnimationFrame(() => (globalThis.scrollTo = scrollTo)), { once: true });
}

// oxlint-disable-next-line import/no-default-export -- VitePress reads it
export default {
  extends: DefaultTheme,
  enhanceApp() {
    if (!import.meta.env.SSR) keepScrollPosition();
  },
  setup() {
    const route = useRoute();
    onMounted(() => {
      dispatchEvent(new Event('docs-mounted'));
      runExamples();
      watch(
        () => route.path,
        () => void nextTick(runExamples),
      );
    });
  },
};
