/** The page of the clients. */

export const title = 'Our clients';
export const heading = <Part>(mark: (text: string) => Part) => ['They ', mark('cast'), ' with us'];
export const lead = 'Broadcasters, brands and studios that cast here.';
export const none = 'No data found';
export const register_question = 'Casting something of your own?';
export const register = 'Register as a production house';
