import type { BuyerPlace } from '#rules/states.ts';
import { state_names } from '#words/hi/rules/places.ts';
import { labelOf } from '#words/labels.ts';

// What the CGST Rules ask for is in English too, for the buyer’s accountant and for tax officers.
export const titles = { invoice: 'टैक्स इनवॉइस (Tax invoice)', credit_note: 'क्रेडिट नोट (Credit note)' };

export const date = (day: string) => `तारीख़: ${day}`;
export const corrects = (number: string, day: string) => `${day} के इनवॉइस ${number} के लिए`;
export const sold_by = 'विक्रेता';
export const gstin = (number: string) => `GSTIN ${number}`;
export const billed_to = 'ग्राहक';
export const place_of_supply = (state: string) => `आपूर्ति का स्थान (Place of supply): ${state}`;
export const state_with_code = (state: BuyerPlace, code: string) =>
  `${labelOf(state_names, state)} (${code})`;
export const item = (description: string, code: string, isTaxed: boolean) =>
  `${description} (SAC ${code}), संख्या 1, ${isTaxed ? 'GST सहित कीमत' : 'कीमत'}`;
export const credit = 'बचे हुए दिनों का क्रेडिट';
export const taxable = 'कर योग्य मूल्य (Taxable value)';
export const tax = (name: 'IGST' | 'CGST' | 'SGST', percent: number) => `${name} ${percent}%`;
export const round_off = 'राउंड-ऑफ़';
export const total_paid = 'कुल भुगतान';
export const total_refunded = 'कुल रिफ़ंड';
export const foot = {
  invoice:
    'इस पर रिवर्स चार्ज के तहत कर देय नहीं है। यह टैक्स इनवॉइस इलेक्ट्रॉनिक रूप से जारी किया गया है और इस पर हस्ताक्षर की ज़रूरत नहीं है। (Tax is not payable under reverse charge.)',
  credit_note:
    'इस पर रिवर्स चार्ज के तहत कर देय नहीं है। यह क्रेडिट नोट इलेक्ट्रॉनिक रूप से जारी किया गया है और इस पर हस्ताक्षर की ज़रूरत नहीं है। (Tax is not payable under reverse charge.)',
};
export const export_with_tax =
  'एकीकृत कर के भुगतान के साथ निर्यात। (Supply meant for export on payment of integrated tax.)';
export const export_under_lut = (number: string) =>
  `LUT ${number} के तहत, एकीकृत कर के बिना निर्यात। (Supply meant for export under letter of undertaking ${number}, without payment of integrated tax.)`;
