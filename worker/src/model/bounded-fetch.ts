/** `fetch` that follows no redirect, and gives up a body that is longer than anything we asked for. */
export const boundedFetch =
  (maxBodyBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      // Leaving the loop lets go of the connection.
      if (bytes > maxBodyBytes) throw new Error('The answer is too long');
      chunks.push(chunk);
    }
    return new Response(Buffer.concat(chunks), { status: response.status, headers: response.headers });
  };
