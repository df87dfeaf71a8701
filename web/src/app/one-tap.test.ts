import { beforeEach, expect, test } from 'vitest';
import { ignoreSecondTaps } from '#app/one-tap.ts';

let page: HTMLElement;
let clicked: string[];

beforeEach(() => {
  page = document.createElement('div');
  page.innerHTML = '<button id="more">More</button><button id="pay">Pay</button>';
  clicked = [];
  ignoreSecondTaps(page);
  page.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
});

function tap(id: string, at: number, pointerType = 'touch') {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 100, clientY: 100 });
  Object.defineProperties(event, { pointerType: { value: pointerType }, timeStamp: { value: at } });
  page.querySelector(`#${id}`)?.dispatchEvent(event);
}

test('ignores the second tap of a double tap when another button is under the finger', () => {
  tap('more', 0);
  tap('pay', 120);
  expect(clicked).toEqual(['more']);

  tap('pay', 900);
  expect(clicked).toEqual(['more', 'pay']);
});

test('passes both taps on one button, and every click of a mouse', () => {
  tap('more', 0);
  tap('more', 120);
  tap('more', 1000, 'mouse');
  tap('pay', 1050, 'mouse');

  expect(clicked).toEqual(['more', 'more', 'more', 'pay']);
});
