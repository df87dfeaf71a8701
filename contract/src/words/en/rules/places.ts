import type { BuyerPlace } from '#rules/states.ts';
import type { CityName } from '#rules/talent-cities.ts';
import type { Labels } from '#words/labels.ts';

/** States and union territories of India, and the rest of the world. */
export const state_names: Labels<BuyerPlace, BuyerPlace> = {};

/** The larger cities of India. */
export const city_names: Labels<CityName, CityName> = {};

/** A city or State, or several parts of a place. */
export const place_name = (place: string) => place;
