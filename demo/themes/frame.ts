// The element in the form of a framework. The other styles of the demo are not loaded here.
import '../../src/index.ts';
import './frame.css';
import { namePublicList } from '../site/known-codes.ts';
import { registerDemoMock } from '../site/lazy-mock.ts';

registerDemoMock();
namePublicList();
