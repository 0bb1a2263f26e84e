import DefaultTheme from 'vitepress/theme-without-fonts';
import { onMounted, watch, nextTick } from 'vue';
import { useRoute, withBase } from 'vitepress';
import './style.css';

/** Loads the element with its mock, which is one folder up, as soon as an example that runs comes into view. */
function runExamples() {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (!customElements.get('dga-address-lookup'))
      void import(/* @vite-ignore */ new URL(withBase('/../cdn/dga-address-lookup.mock.js'), location.href).href);
  });
  for (const example of document.querySelectorAll('.live-example')) {
    example.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    observer.observe(example);
  }
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
