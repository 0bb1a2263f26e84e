// On a phone the navigation is wider than the page: this scrolls it to the current page.
const nav = document.querySelector('.site-header nav');
const here = nav?.querySelector('[aria-current]');
if (nav && here) nav.scrollLeft += here.getBoundingClientRect().left - (nav.clientWidth - here.clientWidth) / 2;
