#!/bin/sh
# Runs inside dbus-run-session, as a user without rights: the accessibility bus, a window manager, Orca and a browser.
#   session.sh BROWSER ARGUMENT…   with HOME, DISPLAY and XDG_RUNTIME_DIR set; INPUT_METHOD=mozc starts ibus, ORCA=off leaves Orca out
# For programs that join the session later.
echo "$DBUS_SESSION_BUS_ADDRESS" > "$HOME/bus"
gsettings set org.gnome.desktop.interface toolkit-accessibility true
/usr/libexec/at-spi-bus-launcher --launch-immediately &
openbox &
if [ "$INPUT_METHOD" = mozc ]; then
  export GTK_IM_MODULE=ibus XMODIFIERS=@im=ibus
  ibus-daemon --xim --panel disable &
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    sleep 1
    ibus engine mozc-jp && break
  done
  # Browsers take the engine that is the current one when they start.
  ibus engine
fi
if [ "$ORCA" != off ]; then
  # Orca ends at once as long as another one of the same user, such as that of the session before, has not ended.
  until orca; do sleep 1; done &
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    [ -s "$HOME/speech.jsonl" ] && break
    sleep 0.5
  done
  sleep 2
fi
exec "$@"
