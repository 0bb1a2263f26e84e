import DefaultTheme from 'vitepress/theme-without-fonts';
import { onMounted, watch, nextTick } from 'vue';
import { useRoute, withBase } from 'vitepress';
import './style.css';

/** Loads the element with its mock, which is one folder up, as soon as a page has an example that runs. */
function runExamples() {
  const examples = document.querySelectorAll('.live-example');
  if (examples.length === 0) return;
  for (const example of examples)
    example.addEventListener('submit', (event) => {
      event.preventDefault();
    });
  if (!customElements.get('dga-address-lookup'))
    void import(/* @vite-ignore */ new URL(withBase('/../cdn/dga-address-lookup.mock.js'), location.href).href);
}

// oxlint-disable-next-line import/no-default-export -- VitePress reads it
export default {
  extends: DefaultTheme,
  setup() {
    const route = useRoute();
    onMounted(() => {
      runExamples();
      watch(
        () => route.path,
        () => void nextTick(runExamples),
      );
    });
  },
};
