import { expect, test } from 'vitest';
import { findMoneyRequest } from './asks-for-money.ts';

test.each([
  ['Selected artists: registration fee 500 only.', 'registration fee'],
  ['A refundable security deposit of Rs 2,000 is taken on the day.', 'security deposit'],
  ['Portfolio charges extra', 'Portfolio charges'],
  ['Portfolio shoot charges 3500', 'Portfolio shoot charges'],
  ['JOINING   FEE: ₹999', 'JOINING FEE'],
  ['Membership fees for one year', 'Membership fees'],
  ['Audition fee payable by UPI', 'Audition fee'],
  ['Paid registration, limited seats', 'Paid registration'],
  ['You must pay Rs. 700 at the gate', 'You must pay Rs 700'],
  ['Candidates need to deposit a sum beforehand', 'Candidates need to deposit a sum'],
  ['Parents will have to pay 1500 for the shoot', 'Parents will have to pay 1500'],
  ['Pay 500 for audition', '500 for audition'],
  ['No entry without registration fee', 'registration fee'],
  ['Registration fee 500 not refundable', 'Registration fee'],
  ['Registration ki fees 300', 'Registration ki fees'],
  ['Audition ke liye fees deni hogi', 'Audition ke liye fees'],
  ['Pehle paise jama karne honge', 'paise jama karne honge'],
  ['पंजीकरण शुल्क 500 रुपये', 'पंजीकरण शुल्क'],
  ['रजिस्ट्रेशन की फीस 500', 'रजिस्ट्रेशन की फीस'],
  ['पहले पैसे जमा करने होंगे', 'पैसे जमा करने होंगे'],
  ['Rеgistrаtiоn fее 500', 'Registration fee'],
  ['Regis\u200btration f\u00adee 500', 'Registration fee'],
  ['Ｒｅｇｉｓｔｒａｔｉｏｎ　ｆｅｅ ５００', 'Registration fee'],
  ['Registration f e e 500', 'Registration fee'],
  ['Régistration fée', 'Registration fee'],
  ['Confirm with 500 to my UPI abc@upi', 'my UPI abc@upi'],
  ['Send 1,000 to casting.desk@okaxis', 'casting.desk@okaxis'],
  ['Never late. 9812345678@ybl', '9812345678@ybl'],
  ['Scan our QR code and join', 'our QR code'],
])('finds a request for money in %s', (text, phrase) => {
  expect(findMoneyRequest(text)).toBe(phrase);
});

test.each([
  'Paid, 40,000 a day',
  'Paid',
  'Unpaid, credit and copy',
  'Per day fee to the actor: 5,000',
  'Remuneration 25,000 for the whole shoot',
  'We pay 500 for travel to the set.',
  'Travel charges are paid by the production.',
  'A fee of 12,000 per day.',
  'No registration fee.',
  'There is no registration or joining fee.',
  'No joining fee and no audition fee, ever.',
  'We never charge you any kind of registration fee.',
  "We don't take an audition fee",
  'Registration fee: none',
  'Registration fee is not charged',
  'Koi registration fee nahi hai',
  'कोई पंजीकरण शुल्क नहीं',
  'बिना किसी पंजीकरण शुल्क',
  'Audition fee paid to selected artists',
  'A security guard who has to pay attention to 200 screens.',
  'Registration closes on Friday; please bring your portfolio.',
  'Write to casting@sbi.example or casting@upi.studio.in',
  'We pay to your UPI within a week.',
  'Follow us @paytm_insider',
  'He deposits the money of the bank and joins a fee-less school.',
  'An actor who should form a band',
  '',
])('finds no request for money in %s', (text) => {
  expect(findMoneyRequest(text)).toBeUndefined();
});

test('checks a long text in under half a second', () => {
  const long = 'You must pay '.repeat(400);
  const began = Date.now();

  findMoneyRequest(long);

  expect(Date.now() - began).toBeLessThan(500);
});
