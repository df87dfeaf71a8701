import type { StateName } from '#rules/states.ts';
import type { CityName } from '#rules/talent-cities.ts';
import type { Labels } from '#words/labels.ts';

/** States and union territories of India. */
export const state_names: Labels<StateName, StateName> = {};

/** The larger cities of India. */
export const city_names: Labels<CityName, CityName> = {};

/** A city or State, or several parts of a place. */
export const place_name = (place: string) => place;
