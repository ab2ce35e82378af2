/** A file that can't be read as a feed, or no further. The message is for its sender: what is wrong, and in which line. */
export class FeedFileError extends Error {}
