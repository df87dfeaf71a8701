/** Requests to the server that fail. */

export const no_response = 'No response from server. Check your connection.';
