/** Where the desk is; also its built application's address, and a service worker's scope. */
export const deskPath = "/desk/";
export const signInPath = "/desk/sign-in";
