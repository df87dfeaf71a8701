export const speaks = (language: string) => `Speaks ${language}`;
export const lives_in = (city: string) => `In ${city}`;
export const of_age = (age: number, asked: string) => `Age ${age} matches ${asked}`;
export const for_category = (category: string) => `For ${category}`;
export const gender = (gender: string) => `Gender ${gender}`;

export const not_free = (day: string) => `Not free on ${day}`;
export const other_age = (age: number, asked: string) => `Age ${age}, asked ${asked}`;
export const other_gender = (gender: string, asked: string) => `${gender}, asked ${asked}`;
export const other_city = (city: string, asked: string) => `In ${city}, asked ${asked}`;
export const other_languages = (asked: string) => `Does not speak ${asked}`;
