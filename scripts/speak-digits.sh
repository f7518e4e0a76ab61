#!/usr/bin/env bash
# Makes the spoken digits of the captcha: server/captcha/spoken/{0-9,opening}.wav, mono, 16 kHz, 8 bit.
# Run once, by hand; the files are committed. Needs Debian's espeak-ng and sox.
set -euo pipefail
cd "$(dirname "$0")/../server/captcha/spoken"
speak() {
  espeak-ng -v nl -s 135 --stdout "$2" | sox -t wav - -r 16000 -b 8 -e unsigned-integer -c 1 "$1.wav" silence 1 0.01 0.5% reverse silence 1 0.01 0.5% reverse norm -3
}
for digit in 0 1 2 3 4 5 6 7 8 9; do speak "$digit" "$digit"; done
speak opening 'De code is'
