import type { ClientDirective } from "astro";

const signs = ["pointerover", "touchstart", "focusin"] as const;

/** Loads the island's code when a pointer, a finger or the keyboard's focus first comes to it. */
const onTouch: ClientDirective = (load, _options, island) => {
  const wake = async () => {
    for (const sign of signs) island.removeEventListener(sign, wake);
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of signs) island.addEventListener(sign, wake, { passive: true });
};

export default onTouch;
