/** The heart that asks a visitor to log in. */

export const login = (title: string) => `Log in to save ${title} for later`;
