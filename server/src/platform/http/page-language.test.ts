import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import { expect, test } from 'vitest';
import { pageInOwnLanguage } from '#platform/http/page-language.ts';

const hindi = 'hi-IN,hi;q=0.9,en;q=0.5';

test('splits an address into its language and the page', () => {
  expect(['/hi', '/hi/plans?a=1', '/hi?a=1', '/hi.data', '/high', '/'].map(splitAddress)).toEqual([
    { language: 'hi', address: '/' },
    { language: 'hi', address: '/plans?a=1' },
    { language: 'hi', address: '/?a=1' },
    { language: 'hi', address: '/_.data' },
    { language: 'en', address: '/high' },
    { language: 'en', address: '/' },
  ]);
});

test('leads a first visit to the language of the browser, and later ones to the language chosen', () => {
  expect(open('/castingcalls?page=2', { 'accept-language': hindi })).toBe('/hi/castingcalls?page=2');
  expect(open('/?utm_source=mail', { 'accept-language': hindi })).toBe('/hi?utm_source=mail');
  expect(open('/plans', { 'accept-language': 'fr, en;q=0.1' })).toBeUndefined();
  expect(open('/plans', { 'accept-language': hindi, cookie: 'a=b; language=en' })).toBeUndefined();
  expect(open('/plans', { cookie: 'language=hi' })).toBe('/hi/plans');
});

test('does not redirect a visitor who follows a link of the site, or one with a language', () => {
  expect(open('/plans', { 'accept-language': hindi, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  expect(open('/hi/plans', { cookie: 'language=en' })).toBeUndefined();
});

test('opens the areas in the language of the account, whatever the address says', () => {
  expect(open('/hi/user/account?a=1', { cookie: 'language=en' })).toBe('/user/account?a=1');
  expect(open('/user/account', { cookie: 'language=hi', 'sec-fetch-site': 'same-origin' })).toBe(
    '/hi/user/account',
  );
  expect(open('/hi/user/login', {})).toBeUndefined();
});

test('answers requests of the service worker in the chosen language', () => {
  const worker = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };
  expect(open('/plans', { ...worker, cookie: 'language=hi' })).toBe('/hi/plans');
  expect(open('/plans', { ...worker, 'accept-language': hindi })).toBeUndefined();
});

test('leaves requests alone that open no page', () => {
  expect(open('/plans', { 'sec-fetch-mode': 'cors', cookie: 'language=hi' })).toBeUndefined();
  expect(open('/plans', { 'sec-fetch-dest': 'iframe', cookie: 'language=hi' })).toBeUndefined();
});

function open(url: string, headers: Record<string, string>) {
  return pageInOwnLanguage({
    method: 'GET',
    url,
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', ...headers },
  });
}
