/** The fewest characters of a password at sign-in and registration. */
export const PASSWORD_MIN = 6;

/** The fewest characters of a password that is set later: by a reset link or in the settings. */
export const NEW_PASSWORD_MIN = 8;

/** The most characters of any password. */
export const PASSWORD_MAX = 200;
