/** The caller did not prove who it is. The message is public: it is the `message` of the 401. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';

  constructor(message = 'Unauthorized') {
    super(message);
  }
}
