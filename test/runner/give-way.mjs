// Loaded by what runs browsers. They have limits of minutes and take all the time that they get, while tests of the proxy run that have
// real limits of seconds.
import { setPriority } from 'node:os';

setPriority(5);
