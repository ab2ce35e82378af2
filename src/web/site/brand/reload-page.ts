/** Loads the page again, with the site's brand as it is now. */
export const reloadPage = (): void => window.location.reload()
