// The element in the form of a framework. The other styles of the demo are not loaded here.
import './frame.css';
import { namePublicList } from '../site/known-codes.ts';
import { registerDemoMock } from '../site/lazy-mock.ts';

registerDemoMock();
namePublicList();
// After the mock is registered, in whatever order a bundler evaluates modules: pickers request the prefectures as soon as they are seen.
await import('../../src/index.ts');
